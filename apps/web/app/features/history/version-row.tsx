import type { HistoryVersion } from "@app/contracts/history";
import { Ellipsis, Eye, Link2, PenLine, Scale, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { formatDate } from "../../lib/dates.ts";
import { formatScore } from "../../lib/numbers.ts";
import { PATHS } from "../../lib/paths.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { FavouriteButton } from "./favourite-button.tsx";
import { HISTORY_TEXT } from "./messages.ts";
import { COMPARED_PARAMETER } from "./model.ts";
import { PitchGlance, PitchLink } from "./pitch-link.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";

interface Props {
  version: HistoryVersion;
  /** Whether there is another version to compare with. */
  canCompare: boolean;
  /** False where its score is already shown beside it. */
  hasScore: boolean;
  /** Its change from the previous version. */
  change?: ReactNode;
  onShare: (id: string) => void;
  onDelete: () => void;
}

/** One version with all its actions. */
export function VersionRow({ version, canCompare, hasScore, change, onShare, onDelete }: Props) {
  const row = useKeptFocus();
  const name = HISTORY_TEXT.versionName(version.version);
  const detail = `${PATHS.history}/${version.id}`;
  const compare = {
    label: HISTORY_TEXT.compare,
    icon: <Scale aria-hidden="true" />,
    to: `${detail}?${COMPARED_PARAMETER}=1`,
  };
  return (
    <li ref={row} className="flex items-center gap-1 border-t border-line py-1 first:border-t-0 max-sm:gap-0">
      {/* Its icon stands under the title. */}
      <span className="-ml-3 flex-none">
        <FavouriteButton id={version.id} about={name} />
      </span>
      <PitchLink
        id={version.id}
        className="group flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-3 rounded-[10px] px-2 text-ui hover:bg-s2 max-sm:px-1"
      >
        <span className="font-semibold whitespace-nowrap">{name}</span>
        {hasScore && (
          <span className="num text-text-2">
            {formatScore(version.globalScore)}
            <span className="text-text-3"> {HISTORY_TEXT.outOf(formatScore(version.maxScore))}</span>
          </span>
        )}
        <span className="text-micro text-text-3 tabular-nums">{formatDate(version.created_at)}</span>
        {change}
      </PitchLink>
      <PitchGlance
        id={version.id}
        label={`${HISTORY_TEXT.detail}, ${name}`}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-[10px] px-2.5 text-micro font-semibold text-text-2 hover:bg-s2 hover:text-text [&_svg]:size-4"
      >
        <Eye aria-hidden="true" />
        <span className="max-sm:hidden">{HISTORY_TEXT.detail}</span>
      </PitchGlance>
      <Menu
        trigger={
          <IconButton label={`${HISTORY_TEXT.actions}, ${name}`}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
        groups={[
          [
            { label: HISTORY_TEXT.edit, icon: <PenLine aria-hidden="true" />, to: detail },
            {
              label: HISTORY_TEXT.share,
              icon: <Link2 aria-hidden="true" />,
              onChoose: () => onShare(version.id),
            },
            ...(canCompare ? [compare] : []),
          ],
          [
            {
              label: HISTORY_TEXT.delete,
              icon: <Trash2 aria-hidden="true" />,
              isDestructive: true,
              onChoose: onDelete,
            },
          ],
        ]}
      />
    </li>
  );
}
