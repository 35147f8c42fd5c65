import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { LOGOUT_TEXT } from "./messages.ts";
import type { Logout } from "./use-logout.ts";

/** Asked before a logout that would lose unsaved work. */
export function LogoutQuestion({ logout }: { logout: Logout }) {
  return (
    <ConfirmDialog
      open={logout.isAsking}
      title={LOGOUT_TEXT.title}
      description={LOGOUT_TEXT.body}
      confirmLabel={LOGOUT_TEXT.leave}
      cancelLabel={LOGOUT_TEXT.stay}
      onConfirm={logout.confirm}
      onCancel={logout.cancel}
    />
  );
}
