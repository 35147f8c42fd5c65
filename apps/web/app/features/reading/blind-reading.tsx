import { METRIC_SCORE_MAX, READER_REMARKS_MAX } from "@app/contracts/limits";
import type { ReaderPage } from "@app/contracts/reading";
import { X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { formatClock } from "../../lib/format-clock.ts";
import { formatScore } from "../../lib/numbers.ts";
import { typo } from "../../lib/typo.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Field, FieldError, INPUT_CLASS } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { READING_TEXT } from "./messages.ts";
import { useReading, WHOLE } from "./use-reading.ts";

const STEPS = Array.from({ length: METRIC_SCORE_MAX * 2 + 1 }, (_, half) => half / 2);

/** The pitch without its analysis, and the reader's form. */
export function BlindReading({ page, token }: { page: ReaderPage; token: string }) {
  const id = useId();
  const reading = useReading(token);
  const audio = useRef<HTMLAudioElement>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const [selected, setSelected] = useState<{ start: number; end: number } | null>(null);
  const [atSec, setAtSec] = useState(0);
  useEffect(() => {
    // Follows selections by mouse, touch or keyboard. Clicking a button may clear the selection: keep the last one.
    const follow = () => setSelected((last) => readSelection(text.current) ?? last);
    document.addEventListener("selectionchange", follow);
    return () => document.removeEventListener("selectionchange", follow);
  }, []);
  const isFull = reading.remarks.length >= READER_REMARKS_MAX;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_380px]">
      <div className="flex min-w-0 flex-col gap-5">
        <Card>
          <h2 className="text-h3">{READING_TEXT.text}</h2>
          <p className="mt-2 text-ui text-text-2">
            {READING_TEXT.audience}&nbsp;: {page.audience}. {READING_TEXT.target}&nbsp;: {page.target}.
          </p>
          {page.question && (
            <p className="mt-3 font-voice text-voice wrap-anywhere">«&nbsp;{typo(page.question)}&nbsp;»</p>
          )}
          {page.audio_url && (
            // oxlint-disable-next-line jsx_a11y/media-has-caption -- What is said stands below, word for word.
            <audio
              ref={audio}
              controls
              preload="metadata"
              aria-label={READING_TEXT.listen}
              src={page.audio_url}
              onTimeUpdate={({ currentTarget }) => setAtSec(Math.floor(currentTarget.currentTime))}
              className="mt-4 w-full"
            />
          )}
          <p ref={text} className="mt-4 font-voice text-voice wrap-anywhere whitespace-pre-wrap">
            {page.content}
          </p>
        </Card>
        <Card>
          <h2 className="text-h3">{READING_TEXT.remarks}</h2>
          <p className="mt-1 text-micro text-text-3">{READING_TEXT.pinHint}</p>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button
              variant="secondary"
              disabled={!selected || isFull}
              onClick={() => {
                if (selected) reading.addRemark({ ...WHOLE, ...selected });
                setSelected(null);
              }}
            >
              {READING_TEXT.addPassage}
            </Button>
            {page.audio_url && (
              <Button
                variant="secondary"
                disabled={isFull}
                onClick={() => reading.addRemark({ ...WHOLE, timeSec: atSec })}
              >
                {READING_TEXT.addMoment(formatClock(atSec))}
              </Button>
            )}
            <Button variant="secondary" disabled={isFull} onClick={() => reading.addRemark(WHOLE)}>
              {READING_TEXT.addWhole}
            </Button>
          </div>
          <ul className="mt-4 flex flex-col gap-4">
            {reading.remarks.map((remark, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- A remark is its place in the list.
              <li key={index} className="flex items-start gap-2">
                <div className="min-w-0 flex-1">
                  <Field id={`${id}r${index}`} label={placeOf(remark, page.content)}>
                    <TextArea
                      id={`${id}r${index}`}
                      autoFocus
                      maxLength={500}
                      value={remark.text}
                      placeholder={READING_TEXT.remark}
                      onChange={({ currentTarget }) => reading.writeRemark(index, currentTarget.value)}
                    />
                  </Field>
                </div>
                <IconButton label={READING_TEXT.removeRemark} onClick={() => reading.removeRemark(index)}>
                  <X aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
        </Card>
      </div>
      <Card>
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            reading.send();
          }}
        >
          <h2 className="text-h3">{READING_TEXT.marks}</h2>
          {page.axes.map((label) => (
            <div key={label} className="flex items-center justify-between gap-4">
              <label htmlFor={`${id}${label}`} className="text-ui font-semibold">
                {label}
              </label>
              <select
                id={`${id}${label}`}
                value={reading.marks[label] ?? ""}
                onChange={({ currentTarget: { value } }) =>
                  reading.setMark(label, value === "" ? null : Number(value))
                }
                className={`${INPUT_CLASS} max-w-36`}
              >
                <option value="">{READING_TEXT.noMark}</option>
                {STEPS.map((score) => (
                  <option key={score} value={score}>
                    {formatScore(score)}
                  </option>
                ))}
              </select>
            </div>
          ))}
          <Field id={`${id}name`} label={READING_TEXT.name} hint={READING_TEXT.nameHint}>
            <TextInput
              id={`${id}name`}
              maxLength={200}
              value={reading.name}
              onChange={({ currentTarget }) => reading.setName(currentTarget.value)}
            />
          </Field>
          <div role="alert">
            <FieldError id={`${id}form`} {...(reading.error && { error: reading.error })} />
          </div>
          <Button type="submit" size="large" busy={reading.isSending}>
            {READING_TEXT.submit}
          </Button>
          <p className="text-micro text-text-3">{READING_TEXT.once}</p>
        </form>
      </Card>
    </div>
  );
}

function placeOf(
  { start, end, timeSec }: { start: number | null; end: number | null; timeSec: number | null },
  content: string,
) {
  if (timeSec !== null) return READING_TEXT.onMoment(formatClock(timeSec));
  if (start === null || end === null) return READING_TEXT.onWhole;
  return `« ${content.slice(start, Math.min(end, start + 60))}${end > start + 60 ? "…" : ""} »`;
}

/** The selected part of the text: the paragraph is a single text node, so its offsets are those of the content. */
function readSelection(paragraph: HTMLElement | null): { start: number; end: number } | null {
  const selection = getSelection();
  if (!paragraph || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const inside = range.startContainer === paragraph.firstChild && range.endContainer === paragraph.firstChild;
  return inside ? { start: range.startOffset, end: range.endOffset } : null;
}
