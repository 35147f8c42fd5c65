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
  /** It holds what is said aloud: a paste is rid of what a word processor adds. */
  isSpeech?: boolean;
}

/** Grows with its text, up to the height that its class allows. */
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
  // A text may also come from outside: from a draft, from a form that is reset.
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

/** Typed in the place of the paste, so that it can be undone as one. */
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

/** What `field-sizing: content` does, for the browsers that do not have it (WebKit). */
function growWithText(area: HTMLTextAreaElement | null): void {
  if (!area || typeof CSS === "undefined" || CSS.supports("field-sizing", "content")) return;
  area.style.height = "auto";
  area.style.height = `${area.scrollHeight}px`;
}
