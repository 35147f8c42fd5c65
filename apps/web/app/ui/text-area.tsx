import {
  type ClipboardEvent,
  type Ref,
  type TextareaHTMLAttributes,
  useCallback,
  useLayoutEffect,
  useRef,
} from "react";
import { cleanPaste } from "../lib/clean-paste.ts";
import { INPUT_CLASS } from "./field.tsx";

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
  /** The text is speech: pastes are cleaned of word processors' formatting. */
  isSpeech?: boolean;
}

/** Grows with its text, up to the height set by its class. */
export function TextArea({ className = "", ref, onInput, isSpeech = false, ...rest }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const attach = useCallback(
    (element: HTMLTextAreaElement | null) => {
      area.current = element;
      if (typeof ref === "function") return ref(element);
      if (ref) ref.current = element;
      return undefined;
    },
    [ref],
  );
  // The text may also change from outside: a restored draft, a reset form.
  useLayoutEffect(() => growWithText(area.current));
  return (
    <textarea
      {...rest}
      ref={attach}
      onPaste={isSpeech ? pasteSpeech : undefined}
      onInput={(event) => {
        growWithText(event.currentTarget);
        onInput?.(event);
      }}
      className={`${INPUT_CLASS} field-sizing-content resize-y py-3.5 leading-relaxed ${className}`}
    />
  );
}

/** Inserted as typed text, so that the paste can be undone in one step. */
function pasteSpeech(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const pasted = event.clipboardData.getData("text/plain");
  const text = cleanPaste(pasted);
  if (text === pasted) return;
  event.preventDefault();
  const area = event.currentTarget;
  if (document.execCommand?.("insertText", false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Emulates `field-sizing: content` for browsers without it (WebKit). */
function growWithText(area: HTMLTextAreaElement | null): void {
  if (!area || typeof CSS === "undefined" || CSS.supports("field-sizing", "content")) return;
  area.style.height = "auto";
  area.style.height = `${area.scrollHeight}px`;
}
