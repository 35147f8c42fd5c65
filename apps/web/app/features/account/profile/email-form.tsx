import { emailAddress } from "@app/contracts/account";
import { MESSAGES } from "@app/contracts/messages";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { resolveForm } from "../../../lib/resolve-form.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { EmailField } from "../email-field.tsx";
import { PROFILE_TEXT } from "../messages.ts";
import { setRefusals } from "../set-refusals.ts";
import { PasswordField } from "./password-field.tsx";
import { useProfileChange } from "./use-profile-change.ts";

// As specified, the server alone validates the password.
const emailForm = z.object({ email: emailAddress, currentPassword: z.string() });

export function EmailForm({ email, onClose }: { email: string; onClose: () => void }) {
  const change = useProfileChange();
  const form = useForm({
    defaultValues: { email, currentPassword: "" },
    resolver: resolveForm(emailForm),
  });
  const { errors, isSubmitting } = form.formState;
  const text = PROFILE_TEXT.email;
  const submit = form.handleSubmit(async (values) => {
    try {
      await change(values);
      onClose();
    } catch (error) {
      setRefusals(form.setError, error, ["email", "currentPassword"], MESSAGES.profileFailed);
    }
  });
  return (
    <form
      noValidate
      onSubmit={isSubmitting ? undefined : submit}
      className="flex w-full max-w-[26rem] flex-col gap-5"
    >
      <EmailField
        id="profile-email"
        label={text.newEmail}
        autoComplete="email"
        error={errors.email?.message}
        registered={form.register("email")}
      />
      <PasswordField
        id="profile-email-password"
        label={PROFILE_TEXT.password.current}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        registered={form.register("currentPassword")}
      />
      <div className="flex flex-wrap gap-x-5 gap-y-3">
        <Button type="submit" busy={isSubmitting}>
          {text.save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {PROFILE_TEXT.cancel}
        </Button>
      </div>
      <FieldError id="profile-email-form" error={errors.root?.message} />
    </form>
  );
}
