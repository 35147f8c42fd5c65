import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useSession } from "../../lib/session.ts";
import { historyQuery } from "./api.ts";
import { TYPE_PARAMETER, readType, withParameter } from "./model.ts";
import type { PitchType } from "@app/engine/pitch";

/** The user's history as the address filters it. */
export function useHistory() {
  const session = useSession();
  const [search, setSearch] = useSearchParams();
  const type = readType(search);
  const query = useQuery({ ...historyQuery(type), enabled: session === "signed-in" });
  const filter = (next: PitchType | null) =>
    setSearch((current) => withParameter(current, TYPE_PARAMETER, next), {
      replace: true,
      preventScrollReset: true,
    });
  return { session, type, filter, query };
}
