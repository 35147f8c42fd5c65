import type { UseFormRegisterReturn } from "react-hook-form";
import { describedBy, Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";

interface Props {
  id: string;
  label: string;
  autoComplete: "email" | "username";
  error?: string | undefined;
  registered: UseFormRegisterReturn;
}

export function EmailField({ id, label, autoComplete, error, registered }: Props) {
  return (
    <Field id={id} label={label} error={error}>
      <TextInput
        id={id}
        type="email"
        inputMode="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required
        {...registered}
        {...describedBy(id, error)}
      />
    </Field>
  );
}
