import { MESSAGES } from "@app/contracts/messages";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { askSignIn } from "../../../lib/sign-in.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ACCOUNT_TEXT } from "../messages.ts";
import { ResetForm } from "./reset-form.tsx";

/** Takes the link's token out of the address bar at once: it must not stay in the browser's history. */
export function ResetPanel() {
  const [search] = useSearchParams();
  const [token] = useState(() => search.get("token"));
  useEffect(() => {
    if (location.search) history.replaceState(history.state, "", location.pathname);
  }, []);
  if (token)
    return (
      <Card>
        <ResetForm token={token} />
      </Card>
    );
  return (
    <Card>
      <p role="alert" className="text-h2 font-display text-bad">
        {MESSAGES.tokenInvalid}
      </p>
      <p className="mt-2 mb-6 text-text-2">{ACCOUNT_TEXT.reset.invalid}</p>
      <Button onClick={() => void askSignIn("forgot")}>{ACCOUNT_TEXT.reset.askAgain}</Button>
    </Card>
  );
}
