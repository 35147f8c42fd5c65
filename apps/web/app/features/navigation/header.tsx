import { PRODUCT_NAME } from "@app/contracts/product";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { PATHS } from "../../lib/paths.ts";
import { Logo } from "../../ui/logo.tsx";
import { MenuButton, MobileMenu } from "./mobile-menu.tsx";
import { NAVIGATION_TEXT } from "./messages.ts";
import { NavigationLinks } from "./navigation-links.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

interface Props {
  /** The end of the bar, on a wide screen. */
  account: ReactNode;
  /** The account part of the mobile menu. */
  renderPanel: (close: () => void) => ReactNode;
}

const LINK =
  "rounded-[9px] px-3 py-[7px] transition-colors duration-120 hover:bg-s2 hover:text-text aria-[current=page]:bg-s2 aria-[current=page]:text-text";

export function Header({ account, renderPanel }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <header
      // The background depends on `data-scrolled`, which the page's script sets before React loads.
      data-open={open || undefined}
      className="fixed inset-x-0 top-0 z-30 border-b border-transparent transition-[background-color,border-color] duration-200 in-data-scrolled:border-line in-data-scrolled:bg-[color-mix(in_oklch,var(--bg)_78%,transparent)] in-data-scrolled:backdrop-blur-[14px] in-data-scrolled:backdrop-saturate-140 data-open:border-line data-open:bg-bg"
    >
      <a
        href="#content"
        className="sr-only rounded-field bg-s3 font-semibold focus:not-sr-only focus:absolute focus:top-2 focus:left-4 focus:z-10 focus:px-4 focus:py-2.5"
      >
        {NAVIGATION_TEXT.skip}
      </a>
      <div className="page-width flex h-14 items-center gap-3 md:h-16 md:gap-7">
        <Link
          to={PATHS.home}
          onClick={close}
          aria-label={`${PRODUCT_NAME}, ${NAVIGATION_TEXT.home}`}
          className="min-w-0"
        >
          <Logo name={PRODUCT_NAME} />
        </Link>
        <nav
          aria-label={NAVIGATION_TEXT.main}
          className="hidden gap-1 text-ui font-medium text-text-2 md:flex"
        >
          <NavigationLinks linkClass={LINK} />
        </nav>
        <div className="ml-auto flex flex-none items-center gap-2">
          {account}
          <ThemeToggle />
          <MenuButton open={open} onToggle={() => setOpen(!open)} />
        </div>
      </div>
      {open && <MobileMenu onClose={close}>{renderPanel(close)}</MobileMenu>}
    </header>
  );
}
