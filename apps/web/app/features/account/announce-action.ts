import { ApiError } from "../../lib/api.ts";
import { notify, withdraw } from "../../lib/notify.ts";

export interface Announcement {
  /** One per action: its loading, success and failure share one toast. */
  id: string;
  loading: string;
  success: string;
  /** Shown unless the server's refusal has its own message. */
  failure: string;
}

export const failureText = (failure: string, error: unknown): string =>
  error instanceof ApiError && !error.untold ? error.message : failure;

/**
 * Runs an action with a single toast from loading to its end; rethrows errors. `inForm`: the form shows the server's
 * refusal, so the toast does not repeat it.
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
