import type { UserProfile } from "@app/contracts/account";
import { useState } from "react";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { PROFILE_TEXT } from "../messages.ts";
import { SettingsSection } from "./settings-section.tsx";
import { useProfileChange } from "./use-profile-change.ts";

export function NewsletterSection({ profile }: { profile: UserProfile }) {
  const change = useProfileChange();
  const [asked, setAsked] = useState<boolean | null>(null);
  const choose = async (newsletter: boolean) => {
    setAsked(newsletter);
    await change({ newsletter }).catch(() => undefined);
    setAsked(null);
  };
  const text = PROFILE_TEXT.newsletter;
  return (
    <SettingsSection title={text.title}>
      <Checkbox
        id="newsletter"
        label={text.label}
        hint={text.hint}
        checked={asked ?? profile.newsletter}
        disabled={asked !== null}
        onChange={(newsletter) => void choose(newsletter)}
      />
    </SettingsSection>
  );
}
