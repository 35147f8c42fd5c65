import { ApiError } from "../../lib/api.ts";
import { notify, withdraw } from "../../lib/notify.ts";

export interface Announcement {
  /** One per action: its loading, its success and its failure are one toast. */
  id: string;
  loading: string;
  success: string;
  /** Said unless the server words the refusal itself. */
  failure: string;
}

export const failureText = (failure: string, error: unknown): string =>
  error instanceof ApiError && !error.untold ? error.message : failure;

/**
 * Does something with one toast from its loading to its end; throws what went wrong. `inForm`: the form shows it, and
 * what is said there is not said twice.
 */
export async function announce<Result>(
  { id, loading, success, failure }: Announcement,
  work: () => Promise<Result>,
  { inForm = false } = {},
): Promise<Result> {
  notify({ id, kind: "loading", text: loading });
  try {
    const result = await work();
    notify({ id, kind: "success", text: success });
    return result;
  } catch (error) {
    if (inForm) withdraw(id);
    else notify({ id, kind: "error", text: failureText(failure, error) });
    throw error;
  }
}
