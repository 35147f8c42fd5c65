import { Late } from "../../lib/late.tsx";
import { useSession } from "../../lib/session.ts";
import { askSignIn } from "../../lib/sign-in.ts";
import { Button } from "../../ui/button.tsx";
import { CreditsLoading } from "./credits-loading.tsx";
import { ACCOUNT_TEXT } from "./messages.ts";

// Loaded for signed-in users only: visitors need neither the queries nor their schemas.
const loadArea = async () => (await import("./signed-in-area.tsx")).default;

/**
 * The end of the header; on a phone only the credits. The server renders the visitor's version, and the width is the
 * same for all.
 */
export function AccountArea() {
  const signedIn = useSession() === "signed-in";
  return (
    <div className="flex items-center justify-end gap-1 md:min-w-[194px]">
      {signedIn ? (
        <Late load={loadArea} wanted props={{}} fallback={<CreditsLoading />} />
      ) : (
        <Button
          variant="secondary"
          className="in-data-session:invisible max-md:hidden"
          onClick={() => void askSignIn("login")}
        >
          {ACCOUNT_TEXT.open}
        </Button>
      )}
    </div>
  );
}
