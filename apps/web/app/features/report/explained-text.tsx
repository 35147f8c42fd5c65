import { Fragment, type ReactNode } from "react";
import { typo } from "../../lib/typo.ts";
import { splitQuotes } from "./annotated-pitch/model.ts";
import { Quote } from "./quote.tsx";

export interface QuoteLinks {
  /** Id of the pitch's text on the page. */
  textId: string;
  /** Whether a quote can be found in the text. */
  canShow: (quote: string) => boolean;
  onShow: (quote: string) => void;
}

interface ExplainedTextProps extends QuoteLinks {
  text: string;
  /** Renders the words between the quotes. */
  renderText?: (text: string) => ReactNode;
}

/** An explanation line by line; its quotes link to their place in the pitch. */
export function ExplainedText({ text, textId, canShow, onShow, renderText = typo }: ExplainedTextProps) {
  // Drop lines that a model wrote twice.
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
