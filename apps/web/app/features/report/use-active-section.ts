import { useEffect, useState } from "react";

/** The section being read: the last one whose top is above the first third of the window. */
export function useActiveSection(ids: readonly string[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  const key = ids.join(" ");
  useEffect(() => {
    const sections = key.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    if (sections.length === 0 || typeof IntersectionObserver === "undefined") return;
    const update = () => {
      const line = window.innerHeight / 3;
      const passed = sections.filter((section) => section.getBoundingClientRect().top <= line);
      setActive(passed.at(-1)?.id ?? null);
    };
    // A thin band at one third of the window: sections crossing it, in the page or a scrolling dialog, update the
    // result.
    const observer = new IntersectionObserver(update, { rootMargin: "-33% 0px -66% 0px" });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key]);
  return active;
}
