import { MESSAGES } from "@app/contracts/messages";
import { PRODUCT_NAME } from "@app/contracts/product";
import { PATHS } from "../../lib/paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Logo } from "../../ui/logo.tsx";
import { NAVIGATION_TEXT } from "./messages.ts";

/** Shown when a page fails to render. Uses a plain link, since the router may be broken. */
export function Breakdown() {
  return (
    <main className="page-width flex flex-1 flex-col py-5">
      <title>{PRODUCT_NAME}</title>
      <h1>
        <Logo name={PRODUCT_NAME} />
      </h1>
      <div className="my-auto">
        <EmptyState
          text={MESSAGES.unexpected}
          action={
            <a href={PATHS.home} className={buttonClass("secondary")}>
              {NAVIGATION_TEXT.backHome}
            </a>
          }
        />
      </div>
    </main>
  );
}
