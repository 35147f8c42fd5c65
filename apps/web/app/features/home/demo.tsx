import { DEMO_TEXT } from "./messages.ts";
import { Section } from "./section.tsx";

/** Supported since 2026: the poster loads when it comes near the window; older browsers load it at once. */
const LATE_PICTURE = { loading: "lazy" };

/** The product filmed by `npm run demo:video`; only the poster is fetched before it is played. */
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
