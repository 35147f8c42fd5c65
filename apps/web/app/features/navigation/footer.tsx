import { PRODUCT_NAME } from "@app/contracts/product";
import { Link } from "react-router";
import { PATHS } from "../../lib/paths.ts";
import { Logo } from "../../ui/logo.tsx";
import { NAVIGATION_TEXT } from "./messages.ts";

export function Footer() {
  return (
    <footer className="mt-auto border-t border-line">
      <div className="page-width flex flex-col gap-3 py-8 text-text-3 sm:flex-row sm:items-center sm:justify-between">
        <Link to={PATHS.home} aria-label={`${PRODUCT_NAME}, ${NAVIGATION_TEXT.home}`} className="text-text-2">
          <Logo name={PRODUCT_NAME} />
        </Link>
        <nav aria-label={NAVIGATION_TEXT.footer} className="sm:ml-auto">
          <Link
            to={PATHS.privacy}
            className="-mx-2 inline-flex min-h-11 items-center rounded-chip px-2 text-micro font-semibold text-text-2 transition-colors duration-120 hover:bg-s2 hover:text-text"
          >
            {NAVIGATION_TEXT.privacy}
          </Link>
        </nav>
        <p className="text-micro sm:pl-5">{NAVIGATION_TEXT.promise}</p>
      </div>
    </footer>
  );
}
