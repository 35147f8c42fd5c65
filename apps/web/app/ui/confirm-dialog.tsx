import { Late } from "../lib/late.tsx";
import { useFirstGesture } from "../lib/use-first-gesture.ts";
import type { ConfirmDialogProps } from "./confirm-popup.tsx";

const load = async () => (await import("./confirm-popup.tsx")).ConfirmPopup;

/** Asks before something is lost; its code loads at the first gesture, to be ready when needed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const hasGestured = useFirstGesture();
  return <Late load={load} wanted={props.open || hasGestured} props={props} />;
}
