import { requestPasswordReset } from "@app/contracts/account";
import { MESSAGES } from "@app/contracts/messages";
import { useForm } from "react-hook-form";
import { callApi } from "../../../lib/api.ts";
import { resolveForm } from "../../../lib/resolve-form.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { announce } from "../announce-action.ts";
import { EmailField } from "../email-field.tsx";
import { ACCOUNT_TEXT } from "../messages.ts";
import { setRefusals } from "../set-refusals.ts";

export const RESET_REQUEST_ANNOUNCEMENT = {
  id: "reset-request",
  loading: MESSAGES.resetRequestLoading,
  success: MESSAGES.resetRequestSucceeded,
  failure: MESSAGES.resetRequestFailed,
};

interface Props {
  email: string;
  onEmail: (email: string) => void;
  onSent: () => void;
}

/** Requests the mailed link; the answer does not reveal whether the address has an account. */
export function ForgotForm({ email, onEmail, onSent }: Props) {
  const form = useForm({ defaultValues: { email }, resolver: resolveForm(requestPasswordReset.body) });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      const ask = () => callApi(requestPasswordReset, { body: values });
      await announce(RESET_REQUEST_ANNOUNCEMENT, ask, { inForm: true });
      onSent();
    } catch (error) {
      setRefusals(form.setError, error, ["email"], RESET_REQUEST_ANNOUNCEMENT.failure);
    }
  });
  return (
    <form noValidate onSubmit={isSubmitting ? undefined : submit} className="mt-6 flex flex-col gap-5">
      <EmailField
        id="forgot-email"
        label={ACCOUNT_TEXT.email}
        autoComplete="username"
        error={errors.email?.message}
        registered={form.register("email", { onChange: (event) => onEmail(event.target.value) })}
      />
      <div className="flex flex-col gap-3">
        <Button type="submit" size="large" busy={isSubmitting}>
          {ACCOUNT_TEXT.forgot.submit}
        </Button>
        <FieldError id="forgot" error={errors.root?.message} />
      </div>
    </form>
  );
}
