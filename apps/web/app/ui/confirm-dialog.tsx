import { Late } from "../lib/late.tsx";
import { useFirstGesture } from "../lib/use-first-gesture.ts";
import type { ConfirmDialogProps } from "./confirm-popup.tsx";

const load = async () => (await import("./confirm-popup.tsx")).ConfirmPopup;

/** A question before something is lost; what shows it comes at the first gesture, so that it is there when asked. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const hasGestured = useFirstGesture();
  return <Late load={load} wanted={props.open || hasGestured} props={props} />;
}
