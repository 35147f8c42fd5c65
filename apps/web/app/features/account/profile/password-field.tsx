import type { UseFormRegisterReturn } from "react-hook-form";
import { describedBy, Field } from "../../../ui/field.tsx";
import { PasswordInput } from "../password-input.tsx";

interface Props {
  id: string;
  label: string;
  autoComplete: "current-password" | "new-password";
  error?: string | undefined;
  hint?: string;
  registered: UseFormRegisterReturn;
}

export function PasswordField({ id, label, autoComplete, error, hint, registered }: Props) {
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <PasswordInput
        id={id}
        autoComplete={autoComplete}
        required
        {...registered}
        {...describedBy(id, error, hint)}
      />
    </Field>
  );
}
