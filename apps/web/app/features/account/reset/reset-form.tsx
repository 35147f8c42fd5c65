import { confirmPasswordReset } from "@app/contracts/account";
import { RESET_REDIRECT_MS } from "@app/contracts/limits";
import { MESSAGES } from "@app/contracts/messages";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { callApi } from "../../../lib/api.ts";
import { PATHS } from "../../../lib/paths.ts";
import { resolveForm } from "../../../lib/resolve-form.ts";
import { closeSession, readToken } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { describedBy, Field, FieldError } from "../../../ui/field.tsx";
import { announce } from "../announce-action.ts";
import { ACCOUNT_TEXT } from "../messages.ts";
import { PasswordInput } from "../password-input.tsx";
import { setRefusals } from "../set-refusals.ts";

const ANNOUNCEMENT = {
  id: "reset",
  loading: MESSAGES.resetLoading,
  success: MESSAGES.resetSucceeded,
  failure: MESSAGES.resetFailed,
};

const resetForm = z
  .object({ newPassword: confirmPasswordReset.body.shape.newPassword, confirmation: z.string() })
  .check(
    z.refine(({ newPassword, confirmation }) => newPassword === confirmation.normalize("NFC"), {
      path: ["confirmation"],
      error: MESSAGES.passwordsDiffer,
    }),
  );

/** New password and confirmation; then goes to the home page, after a moment to read the success message. */
export function ResetForm({ token }: { token: string }) {
  const form = useForm({
    defaultValues: { newPassword: "", confirmation: "" },
    resolver: resolveForm(resetForm),
  });
  const { errors, isSubmitting } = form.formState;
  const [done, setDone] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => void navigate(PATHS.home), RESET_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  const submit = form.handleSubmit(async ({ newPassword }) => {
    try {
      const change = () => callApi(confirmPasswordReset, { body: { token, newPassword } });
      await announce(ANNOUNCEMENT, change, { inForm: true });
    } catch (error) {
      setRefusals(form.setError, error, ["newPassword"], ANNOUNCEMENT.failure);
      return;
    }
    // The reset ended all sessions of the account, this browser's too.
    if (readToken() !== null) closeSession();
    setDone(true);
  });

  const hint = ACCOUNT_TEXT.passwordHint(errors.newPassword?.message);
  return (
    <form noValidate onSubmit={isSubmitting || done ? undefined : submit} className="flex flex-col gap-5">
      <Field
        id="reset-password"
        label={ACCOUNT_TEXT.reset.newPassword}
        error={errors.newPassword?.message}
        hint={hint}
      >
        <PasswordInput
          id="reset-password"
          autoComplete="new-password"
          required
          {...form.register("newPassword")}
          {...describedBy("reset-password", errors.newPassword?.message, hint)}
        />
      </Field>
      <Field
        id="reset-confirmation"
        label={ACCOUNT_TEXT.reset.confirmation}
        error={errors.confirmation?.message}
      >
        <PasswordInput
          id="reset-confirmation"
          autoComplete="new-password"
          required
          {...form.register("confirmation")}
          {...describedBy("reset-confirmation", errors.confirmation?.message)}
        />
      </Field>
      <div className="flex flex-col gap-3">
        <Button type="submit" size="large" busy={isSubmitting || done}>
          {ACCOUNT_TEXT.reset.submit}
        </Button>
        <FieldError id="reset" error={errors.root?.message} />
      </div>
    </form>
  );
}
