import { DEMO_TEXT } from "./messages.ts";
import { Section } from "./section.tsx";

/** Known to browsers since 2026: the picture waits until it comes near the window. Older ones fetch it at once. */
const LATE_PICTURE = { loading: "lazy" };

/** The product filmed by `npm run demo:video`; nothing of it is fetched before it is played, but its first picture. */
export function Demo() {
  return (
    <Section id="demo" title={DEMO_TEXT.title} lead={DEMO_TEXT.lead}>
      <video
        controls
        playsInline
        preload="none"
        width={1280}
        height={720}
        {...LATE_PICTURE}
        poster="/demo/poster.webp"
        aria-label={DEMO_TEXT.label}
        className="aspect-video h-auto w-full rounded-scene bg-s1 shadow-[var(--edge),var(--lift-2)]"
      >
        <source src="/demo/demo.mp4" type="video/mp4" />
        <track kind="captions" src="/demo/demo.vtt" srcLang="fr" label="Français" default />
      </video>
    </Section>
  );
}
