import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { processorsQuery } from "./api.ts";
import { RECORDING_TEXT, WORDS_TEXT } from "./messages.ts";
import type { BrowserWordsChoice } from "./use-browser-words.ts";

/** Before a take: who will transcribe it, how long that takes, and where the sound is sent. */
export function WordsChoice({ browser }: { browser: BrowserWordsChoice }) {
  const query = useQuery(processorsQuery);
  const transcription = query.data?.transcription;
  const isUntranscribed = transcription?.method === "none";
  const look = useEffectEvent(() => void browser.look());
  useEffect(() => {
    if (isUntranscribed) look();
  }, [isUntranscribed]);
  if (!transcription && query.isError)
    return (
      <div role="alert" className="flex flex-col items-center gap-2">
        <p className={NOTE}>{WORDS_TEXT.unknown}</p>
        <Button variant="quiet" busy={query.isFetching} onClick={() => void query.refetch()}>
          {WORDS_TEXT.retry}
        </Button>
      </div>
    );
  if (!transcription) return null;
  if (!isUntranscribed)
    return (
      <p className={NOTE}>
        {transcription.host === null ? WORDS_TEXT.local : WORDS_TEXT.service(transcription.host)}
      </p>
    );
  return <BrowserChoice browser={browser} />;
}

const NOTE = "-mt-3 max-w-[46ch] text-micro text-text-3";

function BrowserChoice({ browser }: { browser: BrowserWordsChoice }) {
  const { ways, way, installation, choose, install } = browser;
  const isOn = (which: typeof way) => (isChosen: boolean) => choose(isChosen && which ? which : "typing");
  return (
    <div className="flex w-full max-w-120 flex-col gap-3 text-left">
      {ways?.device === "available" && (
        <Checkbox
          id="words-device"
          label={WORDS_TEXT.device}
          hint={WORDS_TEXT.deviceHint}
          checked={way === "device"}
          onChange={isOn("device")}
        />
      )}
      {(ways?.device === "downloadable" || ways?.device === "downloading") && (
        <div className="flex flex-col items-start gap-2">
          <p className="text-ui text-text-2">{WORDS_TEXT.installHint}</p>
          <Button variant="secondary" busy={installation === "running"} onClick={() => void install()}>
            {installation === "running" ? WORDS_TEXT.installing : WORDS_TEXT.install}
          </Button>
        </div>
      )}
      {installation === "failed" && (
        <p role="alert" className="text-ui font-semibold text-bad">
          {WORDS_TEXT.installFailed}
        </p>
      )}
      {ways?.service && ways.device !== "available" && (
        <Checkbox
          id="words-service"
          label={WORDS_TEXT.browser}
          hint={WORDS_TEXT.browserHint}
          checked={way === "service"}
          onChange={isOn("service")}
        />
      )}
      {way === null && (
        <p className="text-center text-micro text-text-3">
          {ways && (ways.service || ways.device !== "unavailable")
            ? WORDS_TEXT.typed
            : RECORDING_TEXT.untranscribed}
        </p>
      )}
    </div>
  );
}
