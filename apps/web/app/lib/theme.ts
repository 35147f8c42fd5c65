import { useSyncExternalStore } from "react";

type Theme = "light" | "dark";
const KEY = "theme";

/**
 * Runs before the first paint: dark unless the visitor chose light; `data-session` hides what only a visitor
 * sees, since the server does not know who reads.
 */
export const FIRST_PAINT_SCRIPT = `try{var r=document.documentElement,s=localStorage;r.classList.toggle("dark",s.getItem("${KEY}")!=="light");r.toggleAttribute("data-session",!!s.getItem("token"))}catch(e){}`;

const listeners = new Set<() => void>();
const currentTheme = (): Theme => (document.documentElement.classList.contains("dark") ? "dark" : "light");

export function setTheme(theme: Theme): void {
  document.documentElement.classList.toggle("dark", theme === "dark");
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage may be full or refused: the theme then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null until the page is hydrated: the server does not know it. */
export function useTheme(): Theme | null {
  return useSyncExternalStore<Theme | null>(subscribe, currentTheme, () => null);
}
