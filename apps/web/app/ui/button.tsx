import type { ButtonHTMLAttributes, Ref } from "react";
import { VoiceLoader } from "./voice-loader.tsx";

type ButtonVariant = "primary" | "secondary" | "quiet";
type ButtonSize = "regular" | "large";

/** Buttons without a background are underlined, so that they do not look like plain text. */
export const QUIET_LINE =
  "underline decoration-text-3 decoration-1 underline-offset-[.3em] hover:decoration-current";

const SHAPE =
  "inline-flex max-w-full shrink-0 items-center justify-center gap-2 py-1.5 text-center font-semibold transition-[background-color,transform,box-shadow] duration-120 ease-out active:scale-[.98] aria-disabled:active:scale-100 aria-disabled:opacity-60 disabled:opacity-60 disabled:active:scale-100 [&_svg]:size-[18px] [&_svg]:flex-none";
const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    "bg-btn text-on-btn shadow-[inset_0_1px_0_oklch(1_0_0/.18),0_8px_24px_-10px_oklch(.5_.22_295/.6)] not-disabled:not-aria-disabled:hover:bg-btn-hover",
  secondary: "bg-s1 text-text shadow-[inset_0_0_0_1px_var(--line-2)] hover:bg-s2",
  quiet: `text-text-2 hover:bg-s2 hover:text-text ${QUIET_LINE}`,
};
const SIZES: Record<ButtonSize, string> = {
  regular: "min-h-11 rounded-field text-[.9375rem]",
  large: "min-h-13 rounded-[16px] text-[1.0625rem]",
};
const SIDES: Record<ButtonSize, string> = { regular: "px-[18px]", large: "px-6" };
/** Without a background, the label aligns with the edge of the content around; hovering shows the background. */
const QUIET_SIDE = "-mx-2 px-2";

/** The same style for a link that acts as a button. */
export const buttonClass = (variant: ButtonVariant = "primary", size: ButtonSize = "regular") =>
  `${SHAPE} ${VARIANTS[variant]} ${SIZES[size]} ${variant === "quiet" ? QUIET_SIDE : SIDES[size]}`;

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** While busy: the button keeps its focus and label, ignores clicks and shows the loader. */
  busy?: boolean;
}

export function Button({ variant, size, busy = false, className = "", children, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || rest["aria-disabled"] || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={`${buttonClass(variant, size)} ${className}`}
    >
      {busy && <VoiceLoader />}
      {children}
    </button>
  );
}
