import { MESSAGES } from "@app/contracts/messages";
import { useQuery } from "@tanstack/react-query";
import { type MetaFunction, useParams } from "react-router";
import { readerPageQuery } from "../features/reading/api.ts";
import { BlindReading } from "../features/reading/blind-reading.tsx";
import { READING_TEXT } from "../features/reading/messages.ts";
import { Report } from "../features/report/report.tsx";
import { BadLink } from "../features/share/bad-link.tsx";
import { ApiError } from "../lib/api.ts";
import { listMarks } from "../lib/list-marks.ts";
import { pageTitle } from "../lib/page-title.ts";
import { Card } from "../ui/card.tsx";
import { MarksTable } from "../ui/marks-table.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle(READING_TEXT.title) },
  { name: "robots", content: "noindex" },
];

/** A reader's link: first the pitch alone, then the reader's marks beside the analysis. */
export default function ReadPage() {
  const { token = "" } = useParams();
  const { data: page, error } = useQuery(readerPageQuery(token));
  if (error)
    return (
      <BadLink {...(error instanceof ApiError && error.status < 500 ? {} : { text: MESSAGES.unavailable })} />
    );
  return (
    <div className="page-light page-width min-h-dvh pt-24 pb-24 md:pt-28">
      <h1 className="text-verdict">{READING_TEXT.title}</h1>
      <p className="mt-3 mb-9 max-w-[64ch] text-text-2">
        {page?.analysis ? READING_TEXT.thanks : READING_TEXT.intro}
      </p>
      {!page && (
        <div aria-busy="true">
          <output className="sr-only">{READING_TEXT.loading}</output>
          <Skeleton className="h-64 w-full" />
        </div>
      )}
      {page && !page.analysis && <BlindReading page={page} token={token} />}
      {page?.analysis && page.reading && (
        <>
          <Card className="mb-13">
            <MarksTable
              caption={READING_TEXT.yours}
              columns={[READING_TEXT.axis, READING_TEXT.yours, READING_TEXT.engine]}
              rows={listMarks(page.reading, page.analysis)}
            />
          </Card>
          <Report analysis={page.analysis} readOnly />
        </>
      )}
    </div>
  );
}
