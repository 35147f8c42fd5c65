const DELAYS_MS = [0, 110, 220, 330, 440];

/** Five bars animated in turn. Decorative: the text beside it says what is loading. */
export function VoiceLoader({ className = "h-[18px]" }: { className?: string }) {
  return (
    <span aria-hidden="true" className={`inline-flex items-center gap-[2.5px] ${className}`}>
      {DELAYS_MS.map((delay) => (
        <span
          key={delay}
          className="h-full w-[3px] animate-voice rounded-full bg-current"
          style={{ animationDelay: `${delay}ms` }}
        />
      ))}
    </span>
  );
}
