import { Component, type ReactNode } from "react";
import { MESSAGES } from "../messages.ts";
import { Script } from "./script.tsx";

interface FormattingBoundaryProps {
  /** Shown unformatted on failure. */
  text: string;
  children: ReactNode;
}

/** Shows the plain text if the formatter fails or does not load, so that the report remains. */
export class FormattingBoundary extends Component<FormattingBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Script>
        <p className="mb-4 font-ui text-ui text-text-2">{MESSAGES.formattedFailed}</p>
        <p className="whitespace-pre-wrap">{this.props.text}</p>
      </Script>
    );
  }
}
