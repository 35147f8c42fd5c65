import { FolderUp } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { RECORDING_TEXT } from "./messages.ts";
import { AUDIO_FILES } from "./read-audio-file.ts";

interface Props {
  label: string;
  busy: boolean;
  onFile: (file: File) => void;
}

/** A regular button over a hidden file input, so that the keyboard works as usual. */
export function ImportButton({ label, busy, onFile }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        accept={AUDIO_FILES}
        aria-label={label}
        tabIndex={-1}
        className="hidden"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Allows choosing the same file again.
          currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
      <Button
        variant="quiet"
        aria-disabled={busy}
        title={RECORDING_TEXT.importHint}
        onClick={busy ? undefined : () => field.current?.click()}
      >
        <FolderUp aria-hidden="true" strokeWidth={1.75} />
        {label}
      </Button>
    </>
  );
}
