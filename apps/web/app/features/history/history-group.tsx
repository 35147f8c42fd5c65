import type { HistoryGroup as Group } from "@app/contracts/history";
import { PITCH_TYPE_FORM } from "@app/contracts/pitch-types";
import { Trash2 } from "lucide-react";
import { useId } from "react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import type { Deletion } from "./api.ts";
import { HISTORY_TEXT } from "./messages.ts";
import { PitchName } from "./pitch-name.tsx";
import { QuestionRow } from "./question-row.tsx";

interface Props {
  group: Group;
  /** Only favourites are shown: deletions that would include hidden versions are not offered. */
  isStarred: boolean;
  onShare: (id: string) => void;
  onDelete: (deletion: Deletion) => void;
}

/** The pitches of one type: a card per title, a row per question. */
export function HistoryGroup({ group, isStarred, onShare, onDelete }: Props) {
  const id = useId();
  const { label } = PITCH_TYPE_FORM[group.type];
  const isWide = chooseWide(group.titles.map(({ questions }) => questions.every(isAlone)));
  return (
    <section aria-labelledby={id}>
      <div className="mb-5 flex items-center justify-between gap-3">
        <h2 id={id} className="text-h2">
          {label}
        </h2>
        {!isStarred && (
          <Button
            variant="quiet"
            aria-label={HISTORY_TEXT.deleteType(label)}
            onClick={() => onDelete({ type: group.type })}
          >
            <Trash2 aria-hidden="true" />
            {HISTORY_TEXT.deleteAll}
          </Button>
        )}
      </div>
      <div className="grid gap-3.5 md:gap-5 lg:grid-cols-2">
        {group.titles.map(({ title, questions }, index) => (
          <Card key={title} className={isWide[index] ? "min-w-0 lg:col-span-2" : "min-w-0"}>
            <PitchName type={group.type} title={title} />
            <ul className="mt-1 divide-y divide-line">
              {questions.map((question) => (
                <QuestionRow
                  key={question.question ?? ""}
                  {...question}
                  type={group.type}
                  title={title}
                  isStarred={isStarred}
                  onShare={onShare}
                  onDelete={onDelete}
                />
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </section>
  );
}

const isAlone = ({ versionCount }: Group["titles"][number]["questions"][number]) => versionCount === 1;

/**
 * Which cards take the full width of a wide window: those that compare versions, and the last of an odd run of short
 * cards, which would otherwise leave a gap beside it.
 */
function chooseWide(isShort: readonly boolean[]): boolean[] {
  let run = 0;
  return isShort.map((short, index) => {
    run = short ? run + 1 : 0;
    return !short || (run % 2 === 1 && isShort[index + 1] !== true);
  });
}
