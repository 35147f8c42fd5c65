import { notify } from "../../../lib/notify.ts";
import { MESSAGES } from "../messages.ts";

/** The clipboard of a page served without HTTPS is closed to scripts; selecting and copying still works there. */
function copyBySelection(text: string): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.style.position = "fixed";
  area.style.opacity = "0";
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand("copy");
  area.remove();
  return isCopied;
}

async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Copies a pitch and says whether it worked. */
export function useCopy(): (text: string) => Promise<void> {
  return async (text) => {
    const isCopied = await writeClipboard(text);
    notify({
      id: "copy-pitch",
      kind: isCopied ? "success" : "error",
      text: isCopied ? MESSAGES.copied : MESSAGES.copyFailed,
    });
  };
}
