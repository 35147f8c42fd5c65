import type { Analysis, AnalysisDraft } from "@app/contracts/report";
import { useQuery } from "@tanstack/react-query";
import { historyEntryQuery, versionsQuery } from "./api.ts";

/** The previous version of this pitch; null while unknown, or when there is none. */
export function usePrevious(analysis: Analysis | AnalysisDraft): Analysis | null {
  const stored = "id" in analysis ? analysis : null;
  const isLater = stored !== null && stored.version > 1;
  const versions = useQuery({ ...versionsQuery(stored?.id ?? ""), enabled: isLater });
  const before = (versions.data ?? [])
    .flatMap(({ titles }) => titles.flatMap(({ questions }) => questions.flatMap((each) => each.versions)))
    .findLast(({ version }) => stored !== null && version < stored.version);
  const entry = useQuery({ ...historyEntryQuery(before?.id ?? ""), enabled: before !== undefined });
  return (isLater && before && entry.data) || null;
}
