import { useSession } from "../../lib/session.ts";
import { askSignIn } from "../../lib/sign-in.ts";
import { Button } from "../../ui/button.tsx";
import { CreditCard } from "./credit-card.tsx";
import { ACCOUNT_TEXT } from "./messages.ts";
import { useLogout } from "./use-logout.ts";

interface Props {
  /** Called once something was chosen, so that the menu closes. */
  onChoose: () => void;
}

/** The account part of the mobile menu. */
export function AccountPanel({ onChoose }: Props) {
  const signedIn = useSession() === "signed-in";
  const logout = useLogout();
  if (!signedIn)
    return (
      <Button
        onClick={() => {
          onChoose();
          void askSignIn("login");
        }}
      >
        {ACCOUNT_TEXT.open}
      </Button>
    );
  return (
    <>
      <CreditCard />
      <Button
        variant="secondary"
        onClick={() => {
          onChoose();
          void logout();
        }}
      >
        {ACCOUNT_TEXT.logout}
      </Button>
    </>
  );
}
