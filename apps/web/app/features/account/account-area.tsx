import { lazy, Suspense } from "react";
import { useSession } from "../../lib/session.ts";
import { askSignIn } from "../../lib/sign-in.ts";
import { Button } from "../../ui/button.tsx";
import { CreditsLoading } from "./credits-loading.tsx";
import { ACCOUNT_TEXT } from "./messages.ts";

// A visitor loads neither the queries nor the schemas behind them.
const SignedInArea = lazy(() => import("./signed-in-area.tsx"));

/** The end of the header. The server draws it for a visitor; its place is as wide for everyone. */
export function AccountArea() {
  const signedIn = useSession() === "signed-in";
  return (
    <div className="hidden min-w-[194px] items-center justify-end gap-1 md:flex">
      {signedIn ? (
        <Suspense fallback={<CreditsLoading />}>
          <SignedInArea />
        </Suspense>
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
