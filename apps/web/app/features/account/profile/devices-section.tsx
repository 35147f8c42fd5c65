import { endOtherSessions } from "@app/contracts/account";
import { useState } from "react";
import { callApi } from "../../../lib/api.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { failureText } from "../announce-action.ts";
import { PROFILE_TEXT } from "../messages.ts";
import { SettingsSection } from "./settings-section.tsx";

const TOAST = "devices";

export function DevicesSection() {
  const [ending, setEnding] = useState(false);
  const text = PROFILE_TEXT.devices;
  const end = async () => {
    setEnding(true);
    notify({ id: TOAST, kind: "loading", text: text.loading });
    try {
      const { ended } = await callApi(endOtherSessions, {});
      notify({ id: TOAST, kind: "success", text: text.ended(ended) });
    } catch (error) {
      notify({ id: TOAST, kind: "error", text: failureText(text.failed, error) });
    }
    setEnding(false);
  };
  return (
    <SettingsSection title={text.title} lead={text.lead}>
      <Button variant="secondary" busy={ending} onClick={() => void end()}>
        {text.action}
      </Button>
    </SettingsSection>
  );
}
