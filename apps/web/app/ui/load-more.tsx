import { Button } from "./button.tsx";

interface Props {
  shown: number;
  total: number;
  busy: boolean;
  onMore: () => void;
}

/** The end of a list that comes in parts: how much of it is there, and the next part on demand. */
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
