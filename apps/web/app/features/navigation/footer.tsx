import { PRODUCT_NAME } from "@app/contracts/product";
import { Link } from "react-router";
import { PATHS } from "../../lib/paths.ts";
import { SITE } from "../../lib/site.ts";
import { Logo } from "../../ui/logo.tsx";
import { NAVIGATION_TEXT } from "./messages.ts";

const LINKS = [
  { to: PATHS.about, label: NAVIGATION_TEXT.about },
  { to: PATHS.examples, label: NAVIGATION_TEXT.examples },
  { to: PATHS.terms, label: NAVIGATION_TEXT.terms },
  { to: PATHS.privacy, label: NAVIGATION_TEXT.privacy },
  { to: PATHS.legal, label: NAVIGATION_TEXT.legal },
  { to: PATHS.accessibility, label: NAVIGATION_TEXT.accessibility },
];
const LINK =
  "inline-flex min-h-11 items-center text-ui text-text-2 underline-offset-4 transition-colors duration-120 hover:text-text hover:underline";

export function Footer() {
  return (
    <footer className="mt-auto border-t border-line">
      <div className="page-width flex flex-col gap-8 py-12 md:flex-row md:items-start md:justify-between md:py-16">
        <div>
          <Link
            to={PATHS.home}
            aria-label={`${PRODUCT_NAME}, ${NAVIGATION_TEXT.home}`}
            className="inline-block"
          >
            <Logo name={PRODUCT_NAME} />
          </Link>
          <p className="mt-3 font-voice text-[1.125rem] text-text-2">{NAVIGATION_TEXT.promise}</p>
        </div>
        <nav aria-label={NAVIGATION_TEXT.footer}>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-x-10 md:grid-cols-3 md:gap-x-14">
            {LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={LINK}>
                  {label}
                </Link>
              </li>
            ))}
            {SITE.blogUrl && (
              <li>
                <a href={SITE.blogUrl} className={LINK}>
                  {NAVIGATION_TEXT.blog}
                </a>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
