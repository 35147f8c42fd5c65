import { Fragment, type ReactNode } from "react";
import { typo } from "../../lib/typo.ts";
import { splitQuotes } from "./annotated-pitch/model.ts";
import { Quote } from "./quote.tsx";

export interface QuoteLinks {
  /** Where the text stands on the page. */
  textId: string;
  /** Whether a quote can be shown in the text. */
  canShow: (quote: string) => boolean;
  onShow: (quote: string) => void;
}

interface ExplainedTextProps extends QuoteLinks {
  text: string;
  /** How the words are written, between the quotes. */
  renderText?: (text: string) => ReactNode;
}

/** An explanation line by line; its quotes lead back to their place in the pitch. */
export function ExplainedText({ text, textId, canShow, onShow, renderText = typo }: ExplainedTextProps) {
  // A line that a model wrote twice is read once.
  const lines = new Set(text.split("\n").filter((line) => line.trim() !== ""));
  return Array.from(lines, (line) => (
    <p key={line}>
      {splitQuotes(line).map((part) => (
        <Fragment key={part.at}>
          {part.isQuote ? (
            <Quote
              text={part.text}
              textId={textId}
              onShow={canShow(part.text) ? () => onShow(part.text) : undefined}
            />
          ) : (
            renderText(part.text)
          )}
        </Fragment>
      ))}
    </p>
  ));
}
