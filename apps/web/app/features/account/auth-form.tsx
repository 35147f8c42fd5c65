import { useForm } from "react-hook-form";
import { ApiError } from "../../lib/api.ts";
import { resolveForm } from "../../lib/resolve-form.ts";
import type { SignInMode } from "../../lib/sign-in.ts";
import { Button } from "../../ui/button.tsx";
import { describedBy, Field, FieldError } from "../../ui/field.tsx";
import { EmailField } from "./email-field.tsx";
import { ACCOUNT_TEXT } from "./messages.ts";
import { failureText } from "./announce-action.ts";
import { AUTH_ANNOUNCEMENTS, AUTH_FORMS, type AuthValues, fieldErrors } from "./model.ts";
import { PasswordInput } from "./password-input.tsx";
import { useAuthenticate } from "./use-authenticate.ts";

interface Props {
  mode: SignInMode;
  /** Kept when the mode changes. */
  email: string;
  onEmail: (email: string) => void;
  onForgotten?: () => void;
  /** Called when a sign-up was refused: the address may already have an account. */
  onRefused?: () => void;
  /** Shown above the fields, when the form was opened by a refused sign-up. */
  note?: string | undefined;
}

export function AuthForm({ mode, email, onEmail, onForgotten, onRefused, note }: Props) {
  const authenticate = useAuthenticate(mode);
  const form = useForm<AuthValues>({
    defaultValues: { email, password: "" },
    resolver: resolveForm(AUTH_FORMS[mode]),
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      await authenticate(values);
    } catch (error) {
      if (onRefused && error instanceof ApiError && error.code === "signup_failed") return onRefused();
      const fields = fieldErrors(error);
      if (fields.password) form.setError("password", { message: fields.password }, { shouldFocus: true });
      if (fields.email) form.setError("email", { message: fields.email }, { shouldFocus: true });
      if (!fields.email && !fields.password)
        form.setError("root", { message: failureText(AUTH_ANNOUNCEMENTS[mode].failure, error) });
    }
  });

  const hint = mode === "signup" ? ACCOUNT_TEXT.passwordHint(errors.password?.message) : undefined;
  const autoComplete = mode === "signup" ? "new-password" : "current-password";
  return (
    <form noValidate onSubmit={isSubmitting ? undefined : submit} className="mt-6 flex flex-col gap-5">
      {note && <output className="rounded-field bg-accent-soft px-4 py-3 text-ui">{note}</output>}
      <EmailField
        id="auth-email"
        label={ACCOUNT_TEXT.email}
        autoComplete={mode === "signup" ? "email" : "username"}
        error={errors.email?.message}
        registered={form.register("email", { onChange: (event) => onEmail(event.target.value) })}
      />
      <Field
        id="auth-password"
        label={ACCOUNT_TEXT.password}
        error={errors.password?.message}
        hint={hint}
        aside={
          mode === "login" && (
            <button
              type="button"
              onClick={onForgotten}
              className="-my-2.5 min-h-11 rounded-chip px-1.5 text-micro font-semibold text-accent underline-offset-4 hover:underline"
            >
              {ACCOUNT_TEXT.forgot.open}
            </button>
          )
        }
      >
        <PasswordInput
          id="auth-password"
          autoComplete={autoComplete}
          required
          autoFocus={note !== undefined}
          {...form.register("password")}
          {...describedBy("auth-password", errors.password?.message, hint)}
        />
      </Field>
      <div className="flex flex-col gap-3">
        <Button type="submit" size="large" busy={isSubmitting}>
          {ACCOUNT_TEXT[mode].submit}
        </Button>
        <FieldError id="auth" error={errors.root?.message} />
      </div>
    </form>
  );
}
