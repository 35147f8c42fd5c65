import type { Analysis } from "@app/contracts/report";
import type { HistoryVersion } from "@app/contracts/history";
import { MESSAGES } from "@app/contracts/messages";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useSearchParams } from "react-router";
import { Late } from "../../lib/late.tsx";
import { formatDate } from "../../lib/dates.ts";
import { formatChange, formatScore } from "../../lib/numbers.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Field, INPUT_CLASS } from "../../ui/field.tsx";
import { MarksTable } from "../../ui/marks-table.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { historyEntryQuery, versionsQuery } from "./api.ts";
import { type ComparedScore, compareScores, listMoved } from "./compare-model.ts";
import { HISTORY_TEXT } from "./messages.ts";
import { COMPARED_PARAMETER, roundGain } from "./model.ts";
import { VersionCurve } from "./version-curve.tsx";

const MEASURES_MOST = 6;
const loadDifference = () => import("./text-difference.tsx").then((module) => module.TextDifference);

interface Props {
  analysis: Analysis;
}

/** Compares this version with another one of its question; renders nothing for a single version. */
export function CompareVersions({ analysis }: Props) {
  const titleId = useId();
  const [params] = useSearchParams();
  const { data } = useQuery(versionsQuery(analysis.id));
  const versions = (data ?? []).flatMap(({ titles }) =>
    titles.flatMap(({ questions }) => questions.flatMap((question) => question.versions)),
  );
  const [opened, setOpened] = useState(params.has(COMPARED_PARAMETER));
  if (versions.length < 2) return null;
  return (
    <section
      aria-labelledby={titleId}
      className="mt-13 md:mt-18"
      data-no-print
      // Opened by a link of the history: scroll it into view.
      ref={(section) => {
        if (params.has(COMPARED_PARAMETER)) section?.scrollIntoView({ block: "start" });
      }}
    >
      <Card>
        <h2 id={titleId} className="text-h2">
          {HISTORY_TEXT.compareTitle}
        </h2>
        <VersionCurve versions={versions} currentId={analysis.id} />
        {opened ? (
          <Comparison analysis={analysis} versions={versions} />
        ) : (
          <Button variant="secondary" onClick={() => setOpened(true)}>
            {HISTORY_TEXT.compareOpen}
          </Button>
        )}
      </Card>
    </section>
  );
}

function Comparison({ analysis, versions }: Props & { versions: readonly HistoryVersion[] }) {
  const selectId = useId();
  const others = versions.filter(({ id }) => id !== analysis.id).toReversed();
  // The previous version, else the nearest later one.
  const nearest = others.find(({ version }) => version < analysis.version) ?? others.at(-1)!;
  const [otherId, setOtherId] = useState(nearest.id);
  const query = useQuery(historyEntryQuery(otherId));
  return (
    <div className="flex flex-col gap-6">
      <div className="max-w-80">
        <Field id={selectId} label={HISTORY_TEXT.compareWith}>
          <div className="relative">
            <select
              id={selectId}
              value={otherId}
              onChange={({ currentTarget }) => setOtherId(currentTarget.value)}
              className={`${INPUT_CLASS} appearance-none pr-12`}
            >
              {others.map(({ id, version, created_at }) => (
                <option key={id} value={id}>
                  {HISTORY_TEXT.versionName(version)}, {formatDate(created_at)}
                </option>
              ))}
            </select>
            <ChevronDown
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 right-4 my-auto size-[18px] text-text-3"
            />
          </div>
        </Field>
      </div>
      {query.isError && (
        <p role="alert" className="text-bad">
          {MESSAGES.historyUnavailable}
        </p>
      )}
      {query.isPending && <Skeleton className="h-48 w-full" />}
      {query.data && <SideBySide one={query.data} other={analysis} />}
    </div>
  );
}

/** The older version comes first, whichever one is open. */
function SideBySide({ one, other }: { one: Analysis; other: Analysis }) {
  const [before, after] = one.version < other.version ? [one, other] : [other, one];
  const moved = listMoved(before, after, MEASURES_MOST);
  const total = { label: HISTORY_TEXT.total, before: before.globalScore, after: after.globalScore };
  const sameScale = before.maxScore === after.maxScore;
  return (
    <>
      <MarksTable
        caption={HISTORY_TEXT.compareTitle}
        columns={[
          HISTORY_TEXT.metric,
          HISTORY_TEXT.versionName(before.version),
          HISTORY_TEXT.versionName(after.version),
          HISTORY_TEXT.difference,
        ]}
        rows={[...(sameScale ? [total] : []), ...compareScores(before, after)].map(writeScores)}
      />
      {!sameScale && <p className="text-micro text-text-3">{HISTORY_TEXT.otherScale}</p>}
      {moved.length > 0 && (
        <div>
          <h3 className="mb-2 text-h3">{HISTORY_TEXT.moved}</h3>
          <ul className="grid gap-x-8 gap-y-1.5 text-ui md:grid-cols-2">
            {moved.map(({ id, label, unit, before: from, after: to }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4">
                <span className="text-text-2">{label}</span>
                <span className="num whitespace-nowrap">
                  {formatScore(from)} → {formatScore(to)} {unit}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <h3 className="mb-3 text-h3">{HISTORY_TEXT.texts}</h3>
        <Late
          load={loadDifference}
          wanted
          props={{ before: before.content, after: after.content }}
          fallback={<Skeleton className="h-32 w-full" />}
        />
      </div>
    </>
  );
}

function writeScores({ label, before, after }: ComparedScore) {
  const change = before === null || after === null ? null : roundGain(after - before);
  const show = (score: number | null) => (score === null ? "–" : formatScore(score));
  return { label, cells: [show(before), show(after), change === null ? "–" : formatChange(change)] };
}
