import type { UserProfile } from "@app/contracts/account";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { PROFILE_TEXT } from "../messages.ts";
import { DeletionForm } from "./deletion-form.tsx";
import { SettingsSection } from "./settings-section.tsx";

export function DeletionSection({ profile }: { profile: UserProfile }) {
  const [open, setOpen] = useState(false);
  const text = PROFILE_TEXT.deletion;
  return (
    <SettingsSection title={text.title} lead={text.lead}>
      <Button variant="secondary" className="text-bad!" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={text.question}
        description={text.consequences(profile.credits ?? 0)}
      >
        <DeletionForm hasPassword={profile.has_password} onCancel={() => setOpen(false)} />
      </Dialog>
    </SettingsSection>
  );
}
