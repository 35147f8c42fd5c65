import { LogOut } from "lucide-react";
import { useSession } from "../../lib/session.ts";
import { askSignIn } from "../../lib/sign-in.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { CreditIndicator } from "./credit-indicator.tsx";
import { ACCOUNT_TEXT } from "./messages.ts";
import { useLogout } from "./use-logout.ts";

/** The end of the header. The server draws it for a visitor; its place is as wide for everyone. */
export function AccountArea() {
  const signedIn = useSession() === "signed-in";
  const logout = useLogout();
  return (
    <div className="hidden min-w-[194px] items-center justify-end gap-1 md:flex">
      {signedIn ? (
        <>
          <CreditIndicator />
          <IconButton label={ACCOUNT_TEXT.logout} onClick={() => void logout()}>
            <LogOut aria-hidden="true" strokeWidth={1.75} />
          </IconButton>
        </>
      ) : (
        <Button
          variant="secondary"
          className="in-data-session:invisible"
          onClick={() => void askSignIn("login")}
        >
          {ACCOUNT_TEXT.open}
        </Button>
      )}
    </div>
  );
}
