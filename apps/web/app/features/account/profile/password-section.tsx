import { requestPasswordReset, type UserProfile } from "@app/contracts/account";
import { MESSAGES } from "@app/contracts/messages";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { callApi } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { announce } from "../announce-action.ts";
import { ACCOUNT_TEXT, PROFILE_TEXT } from "../messages.ts";
import { RESET_REQUEST_ANNOUNCEMENT } from "../reset/forgot-form.tsx";
import { setRefusals } from "../set-refusals.ts";
import { PasswordField } from "./password-field.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { useProfileChange } from "./use-profile-change.ts";

export function PasswordSection({ profile }: { profile: UserProfile }) {
  const text = PROFILE_TEXT.password;
  return (
    <SettingsSection title={text.title} lead={profile.has_password ? text.lead : text.none}>
      {profile.has_password ? <PasswordForm /> : <FirstPassword email={profile.email} />}
    </SettingsSection>
  );
}

/** No rules of its own: the server validates both fields (specification, section 5). */
function PasswordForm() {
  const change = useProfileChange();
  const form = useForm({ defaultValues: { currentPassword: "", newPassword: "" } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await change(values);
      form.reset();
    } catch (error) {
      setRefusals(form.setError, error, ["currentPassword", "newPassword"], MESSAGES.profileFailed);
    }
  });
  return (
    <form
      noValidate
      onSubmit={isSubmitting ? undefined : submit}
      className="flex w-full max-w-[26rem] flex-col gap-5"
    >
      <PasswordField
        id="current-password"
        label={PROFILE_TEXT.password.current}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        registered={form.register("currentPassword")}
      />
      <PasswordField
        id="new-password"
        label={PROFILE_TEXT.password.next}
        autoComplete="new-password"
        hint={ACCOUNT_TEXT.passwordHint(errors.newPassword?.message)}
        error={errors.newPassword?.message}
        registered={form.register("newPassword")}
      />
      <Button type="submit" busy={isSubmitting} className="self-start">
        {PROFILE_TEXT.password.save}
      </Button>
      <FieldError id="password-form" error={errors.root?.message} />
    </form>
  );
}

/** An account opened with LinkedIn sets its first password through a mailed link. */
function FirstPassword({ email }: { email: string }) {
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    await announce(RESET_REQUEST_ANNOUNCEMENT, () =>
      callApi(requestPasswordReset, { body: { email } }),
    ).catch(() => undefined);
    setSending(false);
  };
  return (
    <Button variant="secondary" busy={sending} onClick={() => void send()}>
      {PROFILE_TEXT.password.choose}
    </Button>
  );
}
