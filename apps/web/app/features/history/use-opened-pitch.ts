import { useLocation, useNavigate, useSearchParams } from "react-router";
import { PITCH_PARAMETER, withParameter } from "./model.ts";

/** Stored in the history entry by our own links, so that closing goes back instead of adding an entry. */
export const OPENED_HERE = { openedHere: true };

/** Which pitch the address opens, and a function to close it. */
export function useOpenedPitch() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const close = () => {
    if ((state as typeof OPENED_HERE | null)?.openedHere) void navigate(-1);
    else
      setSearch((current) => withParameter(current, PITCH_PARAMETER, null), {
        replace: true,
        preventScrollReset: true,
      });
  };
  return { id: search.get(PITCH_PARAMETER), close };
}
