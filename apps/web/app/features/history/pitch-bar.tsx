import { Link2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { FavouriteButton } from "./favourite-button.tsx";
import { HISTORY_TEXT } from "./messages.ts";
import { ShareDialog } from "./share-dialog.tsx";

interface Props {
  /** Null until it is stored: no action is possible yet. */
  id: string | null;
  hasRecording: boolean;
}

/** Actions on a stored pitch: favourite and share. */
export function PitchBar({ id, hasRecording }: Props) {
  const [sharing, setSharing] = useState(false);
  return (
    <>
      <FavouriteButton id={id} />
      <Button
        variant="secondary"
        className="max-md:flex-auto"
        disabled={id === null}
        onClick={() => setSharing(true)}
      >
        <Link2 aria-hidden="true" />
        {HISTORY_TEXT.share}
      </Button>
      <ShareDialog id={sharing ? id : null} hasRecording={hasRecording} onClose={() => setSharing(false)} />
    </>
  );
}
