import type { Analysis } from "@app/contracts/report";
import type { CSSProperties, ReactNode } from "react";
import { useSession } from "../../lib/session.ts";
import { PageDialog } from "../../ui/page-dialog.tsx";
import { HISTORY_TEXT } from "./messages.ts";
import { PitchDetail } from "./pitch-detail.tsx";
import { useOpenedPitch } from "./use-opened-pitch.ts";

interface PitchDialogProps {
  /** Draws the report. The page passes it in, because features do not import each other. */
  renderReport: (analysis: Analysis) => ReactNode;
}

/** In a dialog the report has no page header above it, and its background glow must stay inside. */
const IN_DIALOG = {
  "--report-top": "0px",
  "--report-bleed": "var(--page-margin)",
  "--report-scroll": "16px",
} as CSSProperties;

/** The pitch named by the address, in a dialog over the history. */
export function PitchDialog({ renderReport }: PitchDialogProps) {
  const { id, close } = useOpenedPitch();
  const isOpen = useSession() === "signed-in" && id !== null;
  return (
    <PageDialog open={isOpen} onClose={close} title={HISTORY_TEXT.dialogTitle}>
      <div style={IN_DIALOG}>{id && <PitchDetail id={id} onLeave={close} renderReport={renderReport} />}</div>
    </PageDialog>
  );
}
