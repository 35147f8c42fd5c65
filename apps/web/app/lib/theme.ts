import { useSyncExternalStore } from "react";

type Theme = "light" | "dark";
export const THEME_KEY = "theme";
/** Colour of the browser's bar in each theme: the page's background. */
export const THEME_COLORS: Record<Theme, string> = { dark: "#100d14", light: "#fdfaf7" };
/** Written by the page's script and not rendered by React, since it depends on the visitor. */
const THEME_COLOR_META = 'meta[name="theme-color"]';

const listeners = new Set<() => void>();
const currentTheme = (): Theme => (document.documentElement.classList.contains("dark") ? "dark" : "light");

export function setTheme(theme: Theme): void {
  document.documentElement.classList.toggle("dark", theme === "dark");
  document.querySelector(THEME_COLOR_META)?.setAttribute("content", THEME_COLORS[theme]);
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage may be full or refused: the theme then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null until hydration: the server does not know it. */
export function useTheme(): Theme | null {
  return useSyncExternalStore<Theme | null>(subscribe, currentTheme, () => null);
}
