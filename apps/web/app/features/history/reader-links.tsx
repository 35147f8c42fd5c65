import type { Analysis } from "@app/contracts/report";
import type { ReaderLink } from "@app/contracts/reading";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { formatDate } from "../../lib/dates.ts";
import { formatClock } from "../../lib/format-clock.ts";
import { listMarks } from "../../lib/list-marks.ts";
import { notify } from "../../lib/notify.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { MarksTable } from "../../ui/marks-table.tsx";
import { closeLink, createLink, readerLinksQuery } from "./api.ts";
import { HISTORY_TEXT } from "./messages.ts";

/** Links for blind readings of this pitch, and the readers' opinions beside the analysis. */
export function ReaderLinks({ analysis }: { analysis: Analysis }) {
  const id = useId();
  const client = useQueryClient();
  const { queryKey } = readerLinksQuery(analysis.id);
  const { data: links = [] } = useQuery(readerLinksQuery(analysis.id));
  const [withRecording, setWithRecording] = useState(false);
  const [exportable, setExportable] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey });
  const fail = (error: Error) => notify({ id: "reader-link", kind: "error", text: error.message });
  const create = useMutation({
    mutationFn: () => createLink(analysis.id, withRecording, exportable),
    onSuccess: refresh,
    onError: fail,
  });
  const close = useMutation({ mutationFn: closeLink, onSuccess: refresh, onError: fail });
  return (
    <section aria-labelledby={`${id}title`} className="mt-13 md:mt-18" data-no-print>
      <Card>
        <h2 id={`${id}title`} className="text-h2">
          {HISTORY_TEXT.readers}
        </h2>
        <p className="mt-2 max-w-[64ch] text-text-2">{HISTORY_TEXT.readersIntro}</p>
        <div className="mt-5 flex flex-col gap-3">
          {analysis.audio_url !== null && (
            <Checkbox
              id={`${id}recording`}
              label={HISTORY_TEXT.readerHears}
              checked={withRecording}
              onChange={setWithRecording}
            />
          )}
          <Checkbox
            id={`${id}export`}
            label={HISTORY_TEXT.readerExport}
            hint={HISTORY_TEXT.readerExportHint}
            checked={exportable}
            onChange={setExportable}
          />
          <Button
            variant="secondary"
            className="self-start"
            busy={create.isPending}
            onClick={() => create.mutate()}
          >
            {HISTORY_TEXT.readerCreate}
          </Button>
        </div>
        <ul className="mt-4 divide-y divide-line">
          {links.map((link) => (
            <li key={link.id} className="py-4">
              <LinkRow link={link} busy={close.isPending} onClose={() => close.mutate(link.id)} />
              {link.reading && <GivenReading link={link} analysis={analysis} />}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function LinkRow({ link, busy, onClose }: { link: ReaderLink; busy: boolean; onClose: () => void }) {
  const state = link.reading ? HISTORY_TEXT.readerDone : HISTORY_TEXT.readerWaiting;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <p className="min-w-0 flex-1 basis-full text-ui sm:basis-0">
        {link.closed ? HISTORY_TEXT.readerClosed : state}
        <span className="text-text-3"> · {formatDate(link.created_at)}</span>
      </p>
      {!link.closed && (
        <>
          <CopyButton
            text={link.reader_link}
            label={HISTORY_TEXT.readerCopy}
            said={{ copied: HISTORY_TEXT.readerCopied, failed: HISTORY_TEXT.copyFailed }}
          >
            {HISTORY_TEXT.readerCopy}
          </CopyButton>
          <Button variant="quiet" busy={busy} onClick={onClose}>
            {HISTORY_TEXT.readerClose}
          </Button>
        </>
      )}
    </div>
  );
}

function GivenReading({ link, analysis }: { link: ReaderLink; analysis: Analysis }) {
  const { reader_name, remarks } = link.reading!;
  const reader = reader_name || HISTORY_TEXT.reader;
  return (
    <div className="mt-3 flex flex-col gap-4">
      <MarksTable
        caption={HISTORY_TEXT.readingBy(reader)}
        columns={[HISTORY_TEXT.metric, reader, HISTORY_TEXT.engine]}
        rows={listMarks(link.reading!, analysis)}
      />
      <ul className="flex flex-col gap-2 text-ui">
        {remarks.map(({ text, start, end, timeSec }) => (
          <li key={`${start}-${timeSec}-${text}`}>
            {start !== null && end !== null && (
              <q className="font-voice text-text-2">{analysis.content.slice(start, end)}</q>
            )}
            {timeSec !== null && <span className="text-text-2">{formatClock(timeSec)}</span>}
            <p className="wrap-anywhere">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
