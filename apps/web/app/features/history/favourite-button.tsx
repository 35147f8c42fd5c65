import { Star } from "lucide-react";
import { IconButton } from "../../ui/icon-button.tsx";
import { HISTORY_TEXT } from "./messages.ts";
import { useFavourites } from "./use-favourites.ts";

interface Props {
  /** Null until it is stored. */
  id: string | null;
  /** Names the pitch for screen readers, where several are listed. */
  about?: string;
}

/** A star, filled for a favourite. */
export function FavouriteButton({ id, about }: Props) {
  const { isFavourite, toggle } = useFavourites();
  const pressed = id !== null && isFavourite(id);
  return (
    <IconButton
      label={[HISTORY_TEXT.favourite, about].filter(Boolean).join(", ")}
      aria-pressed={pressed}
      className="flex-none! grow-0! aria-pressed:text-warm"
      disabled={id === null}
      onClick={() => id !== null && toggle(id)}
    >
      <Star aria-hidden="true" fill={pressed ? "currentColor" : "none"} />
    </IconButton>
  );
}
