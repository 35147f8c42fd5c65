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
        <p className="text-micro">{NAVIGATION_TEXT.promise}</p>
      </div>
    </footer>
  );
}
