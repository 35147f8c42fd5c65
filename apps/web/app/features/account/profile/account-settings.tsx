import { MESSAGES } from "@app/contracts/messages";
import { type ReactNode, useEffect, useRef } from "react";
import { useSession } from "../../../lib/session.ts";
import { askSignIn } from "../../../lib/sign-in.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { CreditCard } from "../credit-card.tsx";
import { PROFILE_TEXT } from "../messages.ts";
import { useProfile } from "../use-profile.ts";
import { DataSection } from "./data-section.tsx";
import { DeletionSection } from "./deletion-section.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { NewsletterSection } from "./newsletter-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { ShareSection } from "./share-section.tsx";
import { useEmailProof } from "./use-email-proof.ts";

interface Props {
  /** The billing feature's part about the credits. */
  credits?: ReactNode;
}

/** Everything about the account of the signed-in user; a visitor is asked to sign in. */
export function AccountSettings({ credits }: Props) {
  useEmailProof();
  const session = useSession();
  const { data, isError, isFetching, refetch } = useProfile();
  // Only for somebody who arrives signed out, not for somebody who has just signed out here.
  const arrived = useRef(false);
  useEffect(() => {
    if (session === "unknown" || arrived.current) return;
    arrived.current = true;
    if (session === "anonymous") void askSignIn("login");
  }, [session]);

  if (session === "anonymous")
    return (
      <EmptyState
        text={PROFILE_TEXT.signedOut}
        action={<Button onClick={() => void askSignIn("login")}>{PROFILE_TEXT.signIn}</Button>}
      />
    );
  if (!data && isError)
    return (
      <div role="alert">
        <EmptyState
          text={MESSAGES.unexpected}
          action={
            <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
              {PROFILE_TEXT.retry}
            </Button>
          }
        />
      </div>
    );
  if (!data) return <Loading />;
  return (
    <>
      <EmailSection profile={data} />
      <SettingsSection title={PROFILE_TEXT.credits.title} lead={PROFILE_TEXT.credits.lead}>
        <div className="w-full max-w-[26rem]">
          <CreditCard />
        </div>
        {credits}
      </SettingsSection>
      <PasswordSection profile={data} />
      <NewsletterSection profile={data} />
      <ShareSection />
      <DevicesSection />
      <DataSection />
      <DeletionSection profile={data} />
    </>
  );
}

function Loading() {
  return (
    <div className="flex flex-col gap-9 border-t border-line pt-9">
      <output className="sr-only">{PROFILE_TEXT.loading}</output>
      {[0, 1, 2].map((row) => (
        <div key={row} className="grid gap-5 md:grid-cols-[17rem_1fr] md:gap-12">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-20 w-full max-w-[26rem]" />
        </div>
      ))}
    </div>
  );
}
