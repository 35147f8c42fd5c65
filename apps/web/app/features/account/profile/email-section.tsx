import { requestEmailProof, type UserProfile } from "@app/contracts/account";
import { BadgeCheck, MailQuestionMark } from "lucide-react";
import { useState } from "react";
import { callApi } from "../../../lib/api.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { announce } from "../announce-action.ts";
import { PROFILE_TEXT } from "../messages.ts";
import { EmailForm } from "./email-form.tsx";
import { SettingsSection } from "./settings-section.tsx";

export function EmailSection({ profile }: { profile: UserProfile }) {
  const [changing, setChanging] = useState(false);
  const text = PROFILE_TEXT.email;
  return (
    <SettingsSection title={text.title} lead={text.lead}>
      <div className="flex max-w-full flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 text-[1.0625rem] font-medium wrap-anywhere">{profile.email}</p>
        {profile.email_verified ? (
          <Badge tone="good">
            <BadgeCheck aria-hidden="true" />
            {text.proven}
          </Badge>
        ) : (
          <Badge tone="warn">
            <MailQuestionMark aria-hidden="true" />
            {text.unproven}
          </Badge>
        )}
      </div>
      {changing ? (
        <EmailForm email={profile.email} onClose={() => setChanging(false)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          {!profile.email_verified && <ProofButton />}
          {profile.has_password && (
            <Button variant="secondary" onClick={() => setChanging(true)}>
              {text.change}
            </Button>
          )}
        </div>
      )}
    </SettingsSection>
  );
}

function ProofButton() {
  const [sending, setSending] = useState(false);
  const text = PROFILE_TEXT.email;
  const send = async () => {
    setSending(true);
    const { proofLoading, proofSent, proofFailed } = text;
    const announcement = { id: "proof", loading: proofLoading, success: proofSent, failure: proofFailed };
    await announce(announcement, () => callApi(requestEmailProof, {})).catch(() => undefined);
    setSending(false);
  };
  return (
    <Button busy={sending} onClick={() => void send()}>
      {text.prove}
    </Button>
  );
}
