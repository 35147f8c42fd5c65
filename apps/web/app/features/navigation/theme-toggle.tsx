import { Moon, Sun } from "lucide-react";
import { setTheme, useTheme } from "../../lib/theme.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { NAVIGATION_TEXT } from "./messages.ts";

export function ThemeToggle() {
  const theme = useTheme();
  const label =
    theme === null
      ? NAVIGATION_TEXT.theme
      : theme === "dark"
        ? NAVIGATION_TEXT.toLight
        : NAVIGATION_TEXT.toDark;
  return (
    <IconButton
      label={label}
      // Aligns the icon with the edge of the page; on a phone the menu button is there instead.
      className="md:-mr-3"
      onClick={() => setTheme(theme === "dark" ? "light" : "dark")}
    >
      <Sun aria-hidden="true" strokeWidth={1.75} className="hidden dark:block" />
      <Moon aria-hidden="true" strokeWidth={1.75} className="dark:hidden" />
    </IconButton>
  );
}
