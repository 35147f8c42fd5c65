import { MESSAGES } from "@app/contracts/messages";
import { Link } from "react-router";
import { PATHS } from "../../lib/paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SHARE_TEXT } from "./messages.ts";

/** A link that opens nothing: mistyped, ended by its owner, or of a deleted pitch. */
export function BadLink({ text = MESSAGES.shareNotFound }: { text?: string }) {
  return (
    <div className="page-width min-h-[70dvh] pt-28 text-center">
      <h1 className="text-verdict">{MESSAGES.linkInvalid}</h1>
      <EmptyState
        text={text}
        action={
          <Link to={PATHS.home} className={buttonClass("secondary")}>
            {SHARE_TEXT.backHome}
          </Link>
        }
      />
    </div>
  );
}
