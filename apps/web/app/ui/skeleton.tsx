/** A grey placeholder bar for loading content. The shimmer stops by itself after 1.2 s. */
export function Skeleton({ className = "h-4 w-full" }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-shimmer rounded-chip bg-s2 ${className}`} />;
}
