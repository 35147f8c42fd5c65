import { exportAccount } from "@app/contracts/account";
import { useState } from "react";
import { readAnswer, sendCall } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { announce } from "../announce-action.ts";
import { PROFILE_TEXT } from "../messages.ts";
import { SettingsSection } from "./settings-section.tsx";

const text = PROFILE_TEXT.data;
const ANNOUNCEMENT = {
  id: "export",
  loading: text.loading,
  success: text.done,
  failure: text.failed,
};

/** Sends the token as a header, which a plain link cannot do: a token in the URL would end up in logs. */
async function download(): Promise<void> {
  const { response, token } = await sendCall(exportAccount, {}, { accept: "application/zip" });
  if (!response.ok) await readAnswer(exportAccount, response, token);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = text.fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export function DataSection() {
  const [loading, setLoading] = useState(false);
  const start = async () => {
    setLoading(true);
    await announce(ANNOUNCEMENT, download).catch(() => undefined);
    setLoading(false);
  };
  return (
    <SettingsSection title={text.title} lead={text.lead}>
      <Button variant="secondary" busy={loading} onClick={() => void start()}>
        {text.action}
      </Button>
    </SettingsSection>
  );
}
