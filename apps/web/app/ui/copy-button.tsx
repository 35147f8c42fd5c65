import { Check, Copy } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { copyText } from "../lib/copy-text.ts";
import { notify } from "../lib/notify.ts";
import { Button } from "./button.tsx";

const SHOWN_MS = 2000;

interface Props {
  text: string;
  /** Accessible name: what is copied. */
  label: string;
  /** Messages after a copy, or if the browser refuses. */
  said: { copied: string; failed: string };
  children: ReactNode;
}

/** Copies a text; its icon becomes a tick for two seconds, and a notice shows the outcome. */
export function CopyButton({ text, label, said, children }: Props) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const isCopied = await copyText(text);
    setCopied(isCopied);
    notify({ id: label, kind: isCopied ? "success" : "error", text: isCopied ? said.copied : said.failed });
  };
  const Icon = copied ? Check : Copy;
  return (
    <Button
      data-no-print
      variant="secondary"
      aria-label={label}
      disabled={text.trim() === ""}
      onClick={() => void copy()}
    >
      <Icon aria-hidden="true" className={copied ? "text-good" : ""} />
      {children}
    </Button>
  );
}
