import { ApiError } from "../../lib/api.ts";
import { notify } from "../../lib/notify.ts";

export interface Announcement {
  /** One per action: its loading, its success and its failure are one toast. */
  id: string;
  loading: string;
  success: string;
  /** Said unless the server words the refusal itself. */
  failure: string;
}

export const failureText = (failure: string, error: unknown): string =>
  error instanceof ApiError ? error.message : failure;

/** Does something with one toast from its loading to its end; throws what went wrong, for the form to show. */
export async function announce<Result>(
  { id, loading, success, failure }: Announcement,
  work: () => Promise<Result>,
): Promise<Result> {
  notify({ id, kind: "loading", text: loading });
  try {
    const result = await work();
    notify({ id, kind: "success", text: success });
    return result;
  } catch (error) {
    notify({ id, kind: "error", text: failureText(failure, error) });
    throw error;
  }
}
