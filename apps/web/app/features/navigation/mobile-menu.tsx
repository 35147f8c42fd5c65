import { Menu, X } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { NAVIGATION_TEXT } from "./messages.ts";
import { NavigationLinks } from "./navigation-links.tsx";

const PANEL_ID = "mobile-menu";
const BUTTON_ID = "mobile-menu-button";

export function MenuButton({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  const Icon = open ? X : Menu;
  return (
    <IconButton
      id={BUTTON_ID}
      label={open ? NAVIGATION_TEXT.closeMenu : NAVIGATION_TEXT.openMenu}
      aria-expanded={open}
      aria-controls={open ? PANEL_ID : undefined}
      onClick={onToggle}
      className="-mr-2.5 md:hidden"
    >
      <Icon aria-hidden="true" strokeWidth={1.75} />
    </IconButton>
  );
}

/** Covers the page below the bar; Escape closes it and restores the focus. */
export function MobileMenu({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      onClose();
      document.getElementById(BUTTON_ID)?.focus();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [onClose]);
  return (
    <div id={PANEL_ID} className="h-[calc(100dvh-3.5rem)] overflow-y-auto bg-bg md:hidden">
      <div className="page-width flex animate-rise flex-col gap-5 py-6">
        <nav aria-label={NAVIGATION_TEXT.main} className="flex flex-col gap-1">
          <NavigationLinks
            onChoose={onClose}
            linkClass="flex min-h-13 items-center rounded-field px-4 font-display text-[1.25rem] font-semibold tracking-[-.02em] text-text-2 hover:bg-s2 aria-[current=page]:bg-s2 aria-[current=page]:text-text"
          />
        </nav>
        {children}
      </div>
    </div>
  );
}
