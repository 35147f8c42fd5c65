import type { ButtonHTMLAttributes, Ref } from "react";

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
  /** Accessible name, since screen readers cannot read the icon. */
  label: string;
}

export function IconButton({ label, className = "", ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={`grid size-11 flex-none place-items-center rounded-[10px] text-text-2 transition-colors duration-120 hover:bg-s2 hover:text-text [&_svg]:size-[18px] ${className}`}
    />
  );
}
