import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { ApiError } from "../../lib/api.ts";
import { failureText } from "./announce-action.ts";

/**
 * Shows each of the server's refusals on its field and focuses the first; a refusal without a field goes below the
 * form.
 */
export function setRefusals<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  error: unknown,
  names: Path<Values>[],
  failure: string,
): void {
  const fields = error instanceof ApiError ? error.fields : {};
  const named = names.filter((name) => fields[name] !== undefined);
  for (const name of named.toReversed())
    setError(name, { message: fields[name] }, { shouldFocus: name === named[0] });
  if (named.length === 0) setError("root", { message: failureText(failure, error) });
}
