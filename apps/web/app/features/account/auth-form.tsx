import { useForm } from "react-hook-form";
import { resolveForm } from "../../lib/resolve-form.ts";
import type { SignInMode } from "../../lib/sign-in.ts";
import { Button } from "../../ui/button.tsx";
import { describedBy, Field, FieldError } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { ACCOUNT_TEXT } from "./messages.ts";
import { AUTH_FORMS, type AuthValues, failureText, fieldErrors } from "./model.ts";
import { PasswordInput } from "./password-input.tsx";
import { useAuthenticate } from "./use-authenticate.ts";

interface Props {
  mode: SignInMode;
  /** Kept when the mode changes. */
  email: string;
  onEmail: (email: string) => void;
}

export function AuthForm({ mode, email, onEmail }: Props) {
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
      const fields = fieldErrors(error);
      if (fields.password) form.setError("password", { message: fields.password }, { shouldFocus: true });
      if (fields.email) form.setError("email", { message: fields.email }, { shouldFocus: true });
      if (!fields.email && !fields.password) form.setError("root", { message: failureText(mode, error) });
    }
  });

  const hint = mode === "signup" ? ACCOUNT_TEXT.passwordHint : undefined;
  const autoComplete = mode === "signup" ? "new-password" : "current-password";
  return (
    <form noValidate onSubmit={isSubmitting ? undefined : submit} className="mt-6 flex flex-col gap-5">
      <Field id="auth-email" label={ACCOUNT_TEXT.email} error={errors.email?.message}>
        <TextInput
          id="auth-email"
          type="email"
          inputMode="email"
          autoComplete={mode === "signup" ? "email" : "username"}
          autoCapitalize="none"
          spellCheck={false}
          required
          {...form.register("email", { onChange: (event) => onEmail(event.target.value) })}
          {...describedBy("auth-email", errors.email?.message)}
        />
      </Field>
      <Field id="auth-password" label={ACCOUNT_TEXT.password} error={errors.password?.message} hint={hint}>
        <PasswordInput
          id="auth-password"
          autoComplete={autoComplete}
          required
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
