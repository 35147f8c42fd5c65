import { startLinkedIn } from "@app/contracts/linkedin";
import { MESSAGES } from "@app/contracts/messages";
import { useState } from "react";
import { callApi } from "../../../lib/api.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { failureText } from "../announce-action.ts";
import { ACCOUNT_TEXT } from "../messages.ts";

/** Goes to LinkedIn; where it is not configured, only says so. */
export function LinkedInButton() {
  const [leaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const leave = async () => {
    setLeaving(true);
    setFailure(undefined);
    notify({ id: "authentication", kind: "loading", text: MESSAGES.loginLoading });
    try {
      const { auth_url } = await callApi(startLinkedIn, {});
      location.assign(auth_url);
    } catch (error) {
      const text = failureText(MESSAGES.linkedinFailed, error);
      notify({ id: "authentication", kind: "error", text });
      setFailure(text);
      setLeaving(false);
    }
  };
  return (
    <div className="mt-5 flex flex-col gap-3">
      <p className="flex items-center gap-3 text-micro text-text-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {ACCOUNT_TEXT.or}
      </p>
      <Button variant="secondary" size="large" busy={leaving} onClick={() => void leave()}>
        {!leaving && <LinkedInMark />}
        {ACCOUNT_TEXT.linkedin}
      </Button>
      <FieldError id="linkedin" error={failure} />
    </div>
  );
}

function LinkedInMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor">
      <path d="M4 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM2.3 8.7h3.4V21H2.3V8.7Zm5.6 0h3.3v1.7c.6-1 1.8-2 3.8-2 3.7 0 4.7 2.3 4.7 5.7V21h-3.4v-6.2c0-1.7-.3-3.3-2.3-3.3-2 0-2.6 1.5-2.6 3.2V21H7.9V8.7Z" />
    </svg>
  );
}
