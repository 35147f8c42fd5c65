import { useEffect, useState } from "react";

/** Which of these elements the reader is in: the last one whose top has passed the upper third of the window. */
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
    // A band at the upper third: crossing it, in the page or in a scrolling dialog, is what changes the answer.
    const observer = new IntersectionObserver(update, { rootMargin: "-33% 0px -66% 0px" });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key]);
  return active;
}
