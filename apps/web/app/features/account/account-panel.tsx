import { Late } from "../../lib/late.tsx";
import { useSession } from "../../lib/session.ts";
import { askSignIn } from "../../lib/sign-in.ts";
import { Button } from "../../ui/button.tsx";
import { ACCOUNT_TEXT } from "./messages.ts";

const loadPanel = async () => (await import("./signed-in-panel.tsx")).default;

interface Props {
  /** Called when an item was chosen, to close the menu. */
  onChoose: () => void;
}

/** The account part of the mobile menu. */
export function AccountPanel({ onChoose }: Props) {
  const signedIn = useSession() === "signed-in";
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
  return <Late load={loadPanel} wanted props={{ onChoose }} />;
}
