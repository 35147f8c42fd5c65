import type { InputHTMLAttributes, Ref } from "react";
import { INPUT_CLASS } from "./field.tsx";

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

export function TextInput({ className = "", ...rest }: Props) {
  return <input {...rest} className={`${INPUT_CLASS} ${className}`} />;
}
