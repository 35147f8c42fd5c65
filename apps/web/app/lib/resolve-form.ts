import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod/mini";

/** Validates a form with a contracts schema: the first message of each field. */
export function resolveForm<Values extends FieldValues>(
  schema: z.ZodMiniType,
  /** Converts the form to the request, if they differ. */
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
