import type { PitchType } from "@app/engine/pitch";
import { useQuery } from "@tanstack/react-query";
import { titlesQuery } from "../../lib/titles-query.ts";
import { useSession } from "../../lib/session.ts";

/** The names of the user's latest pitches of a type; none while they are not known. */
export function useTitles(type: PitchType): string[] {
  const isSignedIn = useSession() === "signed-in";
  const { data } = useQuery({ ...titlesQuery(type), enabled: isSignedIn });
  return isSignedIn ? (data ?? []) : [];
}
