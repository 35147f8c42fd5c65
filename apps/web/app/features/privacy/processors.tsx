import type { Processors } from "@app/contracts/coach";
import { useQuery } from "@tanstack/react-query";
import { ArrowUpRight, House } from "lucide-react";
import type { ReactNode } from "react";
import { typo } from "../../lib/typo.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { NeedsScript } from "../../ui/needs-script.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { processorsQuery } from "./api.ts";
import { PRIVACY_TEXT } from "./messages.ts";

/** Where voices and texts are sent by this server, as currently configured. */
export function ProcessorList() {
  const query = useQuery(processorsQuery);
  if (query.data) return <Processing {...query.data} />;
  if (query.isError)
    return (
      <div role="alert">
        <EmptyState
          text={PRIVACY_TEXT.failed}
          action={
            <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
              {PRIVACY_TEXT.retry}
            </Button>
          }
        />
      </div>
    );
  return (
    <div aria-busy="true">
      <output className="sr-only">{PRIVACY_TEXT.loading}</output>
      <NeedsScript text={PRIVACY_TEXT.needsScript} />
      <Pair>
        <Skeleton className="h-64 w-full rounded-card! noscript:hidden" />
        <Skeleton className="h-64 w-full rounded-card! noscript:hidden" />
      </Pair>
    </div>
  );
}

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-3.5 md:grid-cols-2 md:gap-5">{children}</div>
);

function Processing({ transcription, coach, mailHost, signInHost }: Processors) {
  return (
    <Pair>
      <Processor
        title={PRIVACY_TEXT.voice}
        host={transcription.host}
        lines={[
          describeTranscription(transcription),
          // The browser transcribes only when this server does not.
          ...(transcription.method === "none" ? [PRIVACY_TEXT.browserWrites] : []),
          PRIVACY_TEXT.voiceMeasured,
        ]}
      />
      <Processor
        title={PRIVACY_TEXT.words}
        host={coach && !coach.local ? coach.host : null}
        lines={
          coach
            ? [
                PRIVACY_TEXT.coach[coach.local ? "here" : "service"](coach.model),
                PRIVACY_TEXT.coachReceives,
                PRIVACY_TEXT.coachReceivesPlans,
                PRIVACY_TEXT.coachMade,
              ]
            : [PRIVACY_TEXT.coach.none]
        }
      />
      <Processor
        title={PRIVACY_TEXT.mails}
        host={mailHost}
        lines={[mailHost === null ? PRIVACY_TEXT.mail.none : PRIVACY_TEXT.mail.service]}
      />
      <Processor
        title={PRIVACY_TEXT.signIn}
        host={signInHost}
        lines={[signInHost === null ? PRIVACY_TEXT.identity.none : PRIVACY_TEXT.identity.service]}
      />
    </Pair>
  );
}

function describeTranscription({ method, model, host }: Processors["transcription"]): string {
  if (method === "none") return PRIVACY_TEXT.transcription.none;
  return PRIVACY_TEXT.transcription[host === null ? "here" : "service"](model);
}

interface ProcessorProps {
  title: string;
  /** Null when no data leaves this server. */
  host: string | null;
  lines: readonly string[];
}

function Processor({ title, host, lines }: ProcessorProps) {
  const Sign = host === null ? House : ArrowUpRight;
  return (
    <Card className="flex flex-col gap-3">
      <h3 className="text-h3">{title}</h3>
      <p
        className={`flex w-fit max-w-full items-center gap-2 rounded-[14px] px-3 py-1 text-micro font-semibold ${host === null ? "bg-good-soft text-good" : "bg-warm-soft text-warm"}`}
      >
        <Sign aria-hidden="true" className="size-4 flex-none" />
        <span className="min-w-0 wrap-anywhere">
          {host === null ? PRIVACY_TEXT.stays : PRIVACY_TEXT.leaves(host)}
        </span>
      </p>
      {lines.map((line) => (
        <p key={line} className="wrap-anywhere text-text-2">
          {typo(line)}
        </p>
      ))}
    </Card>
  );
}
