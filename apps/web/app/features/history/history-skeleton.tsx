import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { HISTORY_TEXT } from "./messages.ts";

const BARS = [24, 32, 28, 44, 52];

/** Placeholder of a group while it loads. */
export function HistorySkeleton() {
  return (
    <div aria-busy="true">
      <output className="sr-only">{HISTORY_TEXT.loading}</output>
      <Skeleton className="mb-9 h-[52px] w-full max-w-[460px]" />
      <Skeleton className="mb-5 h-[38px] w-40" />
      <Card className="flex items-end justify-between gap-8">
        <div className="flex w-1/2 flex-col gap-3">
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-8 w-24" />
          <Skeleton className="h-11 w-36" />
        </div>
        <div className="flex items-end gap-6">
          {BARS.map((height) => (
            <span key={height} className="block" style={{ height }}>
              <Skeleton className="h-full w-2.5" />
            </span>
          ))}
        </div>
      </Card>
    </div>
  );
}
