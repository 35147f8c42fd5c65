import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod/mini";

/** A schema of the contracts as the judge of a form: the first message of each field. */
export function resolveForm<Values extends FieldValues>(
  schema: z.ZodMiniType,
  /** What would be sent, when it is not the form itself. */
  toSent: (values: Values) => unknown = (values) => values,
): Resolver<Values> {
  return (values) => {
    const judged = schema.safeParse(toSent(values));
    if (judged.success) return { values, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, code, message } of judged.error.issues)
      errors[String(path[0])] ??= { type: code, message };
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
