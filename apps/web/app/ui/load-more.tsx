import { Button } from "./button.tsx";

interface Props {
  shown: number;
  total: number;
  busy: boolean;
  onMore: () => void;
}

/** End of a paged list: how much is shown, and a button for the next part. */
export function LoadMore({ shown, total, busy, onMore }: Props) {
  return (
    <div className="flex flex-col items-center gap-3 pt-8">
      <p aria-live="polite" className="text-ui text-text-3 tabular-nums">
        {shown} sur {total}
      </p>
      {shown < total && (
        <Button variant="secondary" busy={busy} onClick={onMore}>
          Voir plus
        </Button>
      )}
    </div>
  );
}
