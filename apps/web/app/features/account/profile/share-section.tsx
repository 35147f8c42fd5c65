import { listShareLinks, type SharedItem, unsharePitch } from "@app/contracts/share";
import { PITCH_TYPE_FORM } from "@app/contracts/pitch-types";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../../../lib/api.ts";
import { formatDate } from "../../../lib/dates.ts";
import { typo } from "../../../lib/typo.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { announce } from "../announce-action.ts";
import { PROFILE_TEXT } from "../messages.ts";
import { SettingsSection } from "./settings-section.tsx";

const text = PROFILE_TEXT.shares;
const sharesQuery = queryOptions<SharedItem[]>({
  queryKey: ["shares"],
  queryFn: ({ signal }) => callApi(listShareLinks, {}, { signal }),
});

/** All links by which others can read the user's pitches; each can be closed here. */
export function ShareSection() {
  const { data, isError, isFetching, refetch } = useQuery(sharesQuery);
  return (
    <SettingsSection title={text.title} lead={text.lead}>
      {isError ? (
        <div role="alert" className="flex flex-col items-start gap-3 text-ui text-text-2">
          {text.unavailable}
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            {PROFILE_TEXT.retry}
          </Button>
        </div>
      ) : !data ? (
        <Skeleton className="h-16 w-full" />
      ) : data.length === 0 ? (
        <p className="text-ui text-text-2">{text.none}</p>
      ) : (
        <ul className="w-full divide-y divide-line">
          {data.map((item) => (
            <ShareRow key={item.pitch_id} item={item} />
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}

function ShareRow({ item }: { item: SharedItem }) {
  const client = useQueryClient();
  const [ending, setEnding] = useState(false);
  const name = typo(item.question ?? item.title);
  const end = async () => {
    setEnding(true);
    const words = { loading: text.ending, success: text.ended, failure: text.endFailed };
    await announce({ id: `unshare ${item.pitch_id}`, ...words }, async () => {
      await callApi(unsharePitch, { params: { id: item.pitch_id } });
      await client.invalidateQueries({ queryKey: sharesQuery.queryKey });
    }).catch(() => undefined);
    setEnding(false);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4 first:pt-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-ui font-semibold wrap-anywhere">{name}</p>
        <p className="text-micro text-text-3">
          {PITCH_TYPE_FORM[item.pitch_type].label} · {text.version(item.version)} ·{" "}
          {text.since(formatDate(item.created_at))}
          {item.with_recording && ` · ${text.withRecording}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <CopyButton
          text={item.share_link}
          label={text.copyOf(name)}
          said={{ copied: text.copied, failed: text.copyFailed }}
        >
          {text.copy}
        </CopyButton>
        <Button variant="quiet" busy={ending} aria-label={text.endOf(name)} onClick={() => void end()}>
          {text.end}
        </Button>
      </div>
    </li>
  );
}
