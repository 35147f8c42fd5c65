import { MESSAGES } from "@app/contracts/messages";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Link } from "react-router";
import { ApiError } from "../../lib/api.ts";
import { PATHS, PRICING } from "../../lib/paths.ts";
import { useSession } from "../../lib/session.ts";
import { askSignIn } from "../../lib/sign-in.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { VoiceLoader } from "../../ui/voice-loader.tsx";
import { returnQuery } from "./api.ts";
import { BILLING_TEXT } from "./messages.ts";

const TEXT = BILLING_TEXT.checkout;

/** Shown after the payment: the server queries the provider, so that the credits are available at once. */
export function CheckoutReturn({ sessionId }: { sessionId: string }) {
  const client = useQueryClient();
  const session = useSession();
  const query = useQuery({ ...returnQuery(sessionId), enabled: session === "signed-in" });
  const state = query.data?.state;
  useEffect(() => {
    if (!state) return;
    void client.invalidateQueries({ queryKey: ["profile"] });
    void client.invalidateQueries({ queryKey: ["purchases"] });
    void client.invalidateQueries({ queryKey: ["movements"] });
  }, [client, state]);

  const again = (
    <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
      {TEXT.retry}
    </Button>
  );
  const credits = (
    <Link to={PATHS.account} className={buttonClass("secondary")}>
      {TEXT.history}
    </Link>
  );
  const packs = (
    <Link to={PRICING} className={buttonClass("quiet")}>
      {TEXT.packs}
    </Link>
  );
  if (session === "anonymous")
    return (
      <Outcome title={TEXT.back} text={TEXT.signedOut}>
        <Button onClick={() => void askSignIn("login")}>{TEXT.signIn}</Button>
        {packs}
      </Outcome>
    );
  if (query.isError) {
    const refusal = query.error instanceof ApiError ? query.error : null;
    // Retrying is useless: the address is truncated or belongs to another account.
    if (refusal && (refusal.status === 404 || refusal.status === 422))
      return (
        <Outcome title={TEXT.unknown} text={TEXT.notFound}>
          {credits}
          {packs}
        </Outcome>
      );
    return (
      <Outcome title={TEXT.unchecked} text={`${refusal?.message ?? MESSAGES.unexpected} ${TEXT.safe}`}>
        {again}
        {credits}
      </Outcome>
    );
  }
  if (!query.data)
    return (
      <Card className="flex items-center gap-3">
        <VoiceLoader />
        <h1 className="text-ui">
          <output>{TEXT.checking}</output>
        </h1>
      </Card>
    );
  const { purchased, credits: balance } = query.data;
  if (state === "paid")
    return (
      <Outcome title={TEXT.paid(purchased)} text={TEXT.balance(balance)}>
        <Link to={PATHS.pitch} className={buttonClass()}>
          {TEXT.use}
        </Link>
        {credits}
      </Outcome>
    );
  if (state === "pending") return <Outcome title={TEXT.pending}>{again}</Outcome>;
  return (
    <Outcome title={MESSAGES.paymentFailed} text={TEXT.failed}>
      {again}
      {packs}
    </Outcome>
  );
}

function Outcome({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Card>
      <div aria-live="polite">
        <h1 className="text-h2 text-balance">{title}</h1>
        {text && <p className="mt-2 text-text-2">{text}</p>}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">{children}</div>
    </Card>
  );
}
