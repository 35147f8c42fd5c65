import { PITCH_TYPES, type PitchType } from "@app/engine/pitch";
import type { HistoryGroup, HistoryVersion } from "@app/contracts/history";
import type { Deletion } from "./api.ts";
import { fold } from "../../lib/fold.ts";

/** Query parameters of the history: the API's own filter, and the pitch whose detail is open. */
export const TYPE_PARAMETER = "pitch_type";
export const PITCH_PARAMETER = "pitch";
export const SEARCH_PARAMETER = "search";
/** Show only the favourites. */
export const FAVOURITES_PARAMETER = "favourites";
/** On the page of one pitch: show the comparison with another version. */
export const COMPARED_PARAMETER = "compare";

export function readType(search: URLSearchParams): PitchType | null {
  const asked = search.get(TYPE_PARAMETER);
  return PITCH_TYPES.find((type) => type === asked) ?? null;
}

/** The same query with one parameter set, or removed when null. */
export function withParameter(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}

/** Height of a version's bar, from 0 to 1. */
export function shareOf({ globalScore, maxScore }: HistoryVersion): number {
  return maxScore > 0 ? Math.min(1, Math.max(0, globalScore / maxScore)) : 0;
}

/** The newest version and its change from the previous one; null when their scales differ or there is none. */
export function progressOf(versions: readonly HistoryVersion[]): {
  latest: HistoryVersion | undefined;
  change: number | null;
} {
  const latest = versions.at(-1);
  const previous = versions.at(-2);
  return { latest, change: latest && previous ? gainBetween(previous, latest) : null };
}

type Total = Pick<HistoryVersion, "globalScore" | "maxScore">;

/** Points gained from one version to the next, rounded to one decimal; null when the scales differ. */
export const gainBetween = (before: Total, after: Total): number | null =>
  before.maxScore === after.maxScore ? roundGain(after.globalScore - before.globalScore) : null;

export const roundGain = (gain: number): number => Math.round(gain * 10) / 10;

/** All versions in these groups. */
export const versionsIn = (groups: readonly HistoryGroup[]): HistoryVersion[] =>
  groups.flatMap(({ titles }) =>
    titles.flatMap(({ questions }) => questions.flatMap(({ versions }) => versions)),
  );

interface Wanted {
  type: PitchType | null;
  search: string;
  isFavourite: (id: string) => boolean;
}

/**
 * Only the questions with a favourite among their versions, filtered and searched. Case and accents are ignored, as in
 * the API's search.
 */
export function keepFavourites(
  groups: readonly HistoryGroup[],
  { type, search, isFavourite }: Wanted,
): HistoryGroup[] {
  const words = fold(search.trim());
  return groups.flatMap((group) => {
    if (type !== null && group.type !== type) return [];
    const titles = group.titles.flatMap(({ title, questions }) => {
      const kept = questions.filter(
        ({ question, versions }) =>
          versions.some(({ id }) => isFavourite(id)) &&
          [title, question ?? ""].some((text) => fold(text).includes(words)),
      );
      return kept.length === 0 ? [] : [{ title, questions: kept }];
    });
    return titles.length === 0 ? [] : [{ type: group.type, titles }];
  });
}

/** Joins the loaded pages: a type, a title or a question may continue on the next page. */
export function joinPages(pages: readonly (readonly HistoryGroup[])[]): HistoryGroup[] {
  const joined: HistoryGroup[] = [];
  for (const group of pages.flat()) {
    const type = obtain(joined, ({ type }) => type === group.type, { type: group.type, titles: [] });
    for (const part of group.titles) {
      const title = obtain(type.titles, ({ title }) => title === part.title, {
        title: part.title,
        questions: [],
      });
      for (const { question, versionCount, versions } of part.questions) {
        const known = obtain(title.questions, (other) => other.question === question, {
          question,
          versionCount,
          versions: [],
        });
        known.versions = joinVersions(known.versions, versions);
      }
    }
  }
  return joined;
}

/** Merges two lists, each version once, oldest first. */
export function joinVersions(
  some: readonly HistoryVersion[],
  others: readonly HistoryVersion[],
): HistoryVersion[] {
  const byId = new Map([...some, ...others].map((version) => [version.id, version]));
  return [...byId.values()].sort((a, b) => a.version - b.version);
}

function obtain<Item>(list: Item[], isIt: (item: Item) => boolean, fresh: Item): Item {
  const known = list.find(isIt);
  if (known) return known;
  list.push(fresh);
  return fresh;
}

/** Removes what was deleted, and the questions, titles or types that become empty. */
export function withoutDeleted(groups: readonly HistoryGroup[], gone: Deletion): HistoryGroup[] {
  const isGone = (title: string, question: string | null, version: number) =>
    (gone.title === undefined || gone.title === title) &&
    (gone.question === undefined || gone.question === question) &&
    (gone.version === undefined || gone.version === version);
  return groups.flatMap((group) => {
    if (group.type !== gone.type) return [group];
    const titles = group.titles.flatMap(({ title, questions }) => {
      const left = questions.flatMap((question) => {
        const versions = question.versions.filter(
          ({ version }) => !isGone(title, question.question, version),
        );
        const versionCount = question.versionCount - (question.versions.length - versions.length);
        return versions.length === 0 ? [] : [{ ...question, versionCount, versions }];
      });
      return left.length === 0 ? [] : [{ title, questions: left }];
    });
    return titles.length === 0 ? [] : [{ type: group.type, titles }];
  });
}
