import { ChevronLeft, ChevronRight, Pause, Play, Star } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import testimonials from "../../../content/testimonials.json";
import { typo } from "../../lib/typo.ts";
import { Badge } from "../../ui/badge.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { TESTIMONIALS_TEXT as TEXT } from "./messages.ts";
import { Section } from "./section.tsx";

const TURN_MS = 8000;
const TOTAL = testimonials.length;

function turn(row: HTMLElement | null, by: number): void {
  if (!row) return;
  const step = row.scrollWidth / TOTAL;
  row.scrollTo({ left: ((Math.round(row.scrollLeft / step) + by + TOTAL) % TOTAL) * step });
}

/** Three cards in a scrolling row, which advances by itself unless it has the pointer or the focus. */
export function Testimonials() {
  const list = useRef<HTMLUListElement>(null);
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (paused || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const timer = setInterval(() => {
      if (!list.current?.parentElement?.matches(":hover, :focus-within")) turn(list.current, 1);
    }, TURN_MS);
    return () => clearInterval(timer);
  }, [paused]);

  return (
    <Section id="temoignages" title={TEXT.title}>
      <section aria-roledescription={TEXT.carousel} aria-label={TEXT.label}>
        <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Badge tone="warn">{TEXT.mark}</Badge>
          <p className="max-w-[60ch] min-w-0 flex-1 basis-64 text-micro text-text-3">{typo(TEXT.explain)}</p>
          <div className="flex gap-1 max-md:-ml-3 md:-mr-3 md:ml-auto">
            <IconButton label={TEXT.previous} onClick={() => turn(list.current, -1)}>
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <IconButton label={paused ? TEXT.play : TEXT.pause} onClick={() => setPaused(!paused)}>
              {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            </IconButton>
            <IconButton label={TEXT.next} onClick={() => turn(list.current, 1)}>
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </div>
        </div>
        <ul
          ref={list}
          // A scrollable list must be reachable by keyboard.
          // oxlint-disable-next-line jsx_a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={TEXT.label}
          className="-mx-4 flex snap-x snap-mandatory overflow-x-auto scroll-smooth px-4 [scrollbar-width:none] md:-mr-6 md:ml-0 md:mask-[linear-gradient(90deg,#000_calc(100%_-_40px),transparent)] md:px-0"
        >
          {testimonials.map(({ name, role, company, content, rating }, index) => (
            <li
              key={name}
              aria-roledescription={TEXT.slide}
              className="relative w-full flex-none snap-center pr-3.5 md:w-[72%] md:pr-5"
            >
              <figure className="flex h-full flex-col rounded-scene bg-s1 p-6 shadow-[var(--edge)] md:p-10">
                <blockquote className="font-voice text-[1.3125rem] leading-[1.5] text-pretty md:text-[1.625rem]">
                  <p>{typo(`« ${content} »`)}</p>
                </blockquote>
                <figcaption className="mt-auto flex items-center gap-3.5 pt-7">
                  <span
                    aria-hidden="true"
                    className="grid size-11 flex-none place-items-center rounded-full bg-accent-soft font-display text-h3 text-accent"
                  >
                    {name.slice(0, 1)}
                  </span>
                  <span className="min-w-0">
                    <span className="block font-semibold">{name}</span>
                    <span className="block text-micro text-text-3">
                      {role}, {company.toLowerCase()}
                    </span>
                  </span>
                  {rating !== null && <Rating value={rating} />}
                  <span className="sr-only">{TEXT.of(index + 1, TOTAL)}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </section>
    </Section>
  );
}

/** Only for real people. */
function Rating({ value }: { value: number }) {
  return (
    <span className="ml-auto flex gap-0.5 text-warm">
      <span className="sr-only">{TEXT.rating(value)}</span>
      {STARS.slice(0, value).map((star) => (
        <Star key={star} aria-hidden="true" className="size-4 fill-current" strokeWidth={0} />
      ))}
    </span>
  );
}
const STARS = [1, 2, 3, 4, 5];
