import { useQuery } from "@tanstack/react-query";
import { CircleCheck, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { PATHS } from "../../lib/paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { VoiceLoader } from "../../ui/voice-loader.tsx";
import { attemptQuery } from "./api.ts";
import { forgetWaiting, readWaiting } from "./keep-waiting.ts";
import { PITCH_TEXT } from "./messages.ts";

/** An analysis still running when the page was left: says that it runs, then that it is ready. */
export function WaitingAnalysis() {
  const [key, setKey] = useState<string | null>(null);
  // oxlint-disable-next-line react/set-state-in-effect -- It lives in the browser's storage: only an effect reads it.
  useEffect(() => setKey(readWaiting()), []);
  const { data } = useQuery({ ...attemptQuery(key ?? ""), enabled: key !== null });
  const forget = () => {
    forgetWaiting();
    setKey(null);
  };
  const isNone = data?.state === "none";
  useEffect(() => {
    if (isNone) forgetWaiting();
  }, [isNone]);
  if (key === null || !data || isNone) return null;
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-[16px] bg-accent-soft py-2.5 pr-2.5 pl-4">
      <output className="flex items-center gap-3 text-ui font-semibold">
        {data.id ? (
          <CircleCheck aria-hidden="true" className="size-5 text-good" />
        ) : (
          <VoiceLoader className="h-4 text-accent" />
        )}
        {data.id ? PITCH_TEXT.done : PITCH_TEXT.stillRunning}
      </output>
      {data.id && (
        <span className="flex items-center gap-1">
          <Link to={`${PATHS.history}/${data.id}`} onClick={forget} className={buttonClass()}>
            {PITCH_TEXT.readIt}
          </Link>
          <IconButton label={PITCH_TEXT.dismiss} onClick={forget}>
            <X aria-hidden="true" />
          </IconButton>
        </span>
      )}
    </div>
  );
}
