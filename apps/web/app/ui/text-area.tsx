import type { Ref, TextareaHTMLAttributes } from "react";
import { INPUT_CLASS } from "./field.tsx";

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Grows with its text. */
export function TextArea({ className = "", ...rest }: Props) {
  return (
    <textarea
      {...rest}
      className={`${INPUT_CLASS} field-sizing-content resize-y py-3.5 leading-relaxed ${className}`}
    />
  );
}
