import { deleteAccount } from "@app/contracts/account";
import { DELETION_WORD } from "@app/contracts/limits";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { callApi } from "../../../lib/api.ts";
import { PATHS } from "../../../lib/paths.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { resolveForm } from "../../../lib/resolve-form.ts";
import { closeSession } from "../../../lib/session.ts";
import { clearStored } from "../../../lib/session-storage.ts";
import { Button } from "../../../ui/button.tsx";
import { describedBy, Field, FieldError } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { announce } from "../announce-action.ts";
import { PROFILE_TEXT } from "../messages.ts";
import { setRefusals } from "../set-refusals.ts";
import { PasswordField } from "./password-field.tsx";

const text = PROFILE_TEXT.deletion;
const ANNOUNCEMENT = {
  id: "deletion",
  loading: text.loading,
  success: text.done,
  failure: text.failed,
};

interface Values {
  confirmation: string;
  currentPassword: string;
}

interface Props {
  hasPassword: boolean;
  onCancel: () => void;
}

/** Requires the word and the password; then deletes all the user's data, in this browser too. */
export function DeletionForm({ hasPassword, onCancel }: Props) {
  const navigate = useNavigate();
  const toSent = ({ confirmation, currentPassword }: Values) => ({
    confirmation,
    ...(hasPassword && { currentPassword }),
  });
  const form = useForm<Values>({
    defaultValues: { confirmation: "", currentPassword: "" },
    resolver: resolveForm(deleteAccount.body, toSent),
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ currentPassword }) => {
    const body = { confirmation: DELETION_WORD, ...(hasPassword && { currentPassword }) } as const;
    try {
      await announce(ANNOUNCEMENT, () => callApi(deleteAccount, { body }), { inForm: true });
    } catch (error) {
      setRefusals(form.setError, error, ["confirmation", "currentPassword"], ANNOUNCEMENT.failure);
      return;
    }
    await navigate(PATHS.home);
    closeSession("logout");
    clearStored();
    queryClient.clear();
  });

  return (
    <form noValidate onSubmit={isSubmitting ? undefined : submit} className="mt-6 flex flex-col gap-5">
      <Field id="deletion-word" label={text.word} error={errors.confirmation?.message}>
        <TextInput
          id="deletion-word"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          {...form.register("confirmation")}
          {...describedBy("deletion-word", errors.confirmation?.message)}
        />
      </Field>
      {hasPassword && (
        <PasswordField
          id="deletion-password"
          label={PROFILE_TEXT.password.current}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          registered={form.register("currentPassword")}
        />
      )}
      <FieldError id="deletion" error={errors.root?.message} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button type="submit" variant="secondary" className="text-bad!" busy={isSubmitting}>
          {text.confirm}
        </Button>
        <Button onClick={onCancel}>{PROFILE_TEXT.cancel}</Button>
      </div>
    </form>
  );
}
