import { MESSAGES } from "@app/contracts/messages";
import { Link } from "react-router";
import { PATHS } from "../../lib/paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SHARE_TEXT } from "./messages.ts";

/** For an invalid link: mistyped, closed by its owner, or of a deleted pitch; `text` replaces the message. */
export function BadLink({ text }: { text?: string }) {
  return (
    <div className="page-light page-width min-h-[70dvh] pt-28 text-center">
      <h1 className="text-verdict">{MESSAGES.linkInvalid}</h1>
      <EmptyState
        text={text ?? MESSAGES.shareNotFound}
        action={
          <>
            {text === undefined && <p className="max-w-[44ch] text-ui text-text-3">{SHARE_TEXT.ended}</p>}
            <div className="flex flex-wrap justify-center gap-x-5 gap-y-3">
              <Link to={PATHS.examples} className={buttonClass("secondary")}>
                {SHARE_TEXT.example}
              </Link>
              <Link to={PATHS.home} className={buttonClass("quiet")}>
                {SHARE_TEXT.backHome}
              </Link>
            </div>
          </>
        }
      />
    </div>
  );
}
