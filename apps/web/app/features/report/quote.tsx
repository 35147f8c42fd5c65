import { typo } from "../../lib/typo.ts";
import { MESSAGES } from "./messages.ts";

interface QuoteProps {
  text: string;
  /** Id of the pitch's text on the page. */
  textId: string;
  /** Absent if the words cannot be shown in the text. */
  onShow: (() => void) | undefined;
}

/** Quoted words of the pitch, linked to their place in the text. */
export function Quote({ text, textId, onShow }: QuoteProps) {
  const quoted = <>«&nbsp;{typo(text)}&nbsp;»</>;
  if (!onShow) return <span className="font-voice text-text">{quoted}</span>;
  return (
    <a
      href={`#${textId}`}
      className="font-voice text-text underline decoration-accent decoration-dotted decoration-[1.5px] underline-offset-[.22em] hover:decoration-solid"
      title={MESSAGES.showQuote}
      onClick={(event) => {
        event.preventDefault();
        onShow();
      }}
    >
      {quoted}
    </a>
  );
}
