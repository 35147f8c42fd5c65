import { MESSAGES } from "@app/contracts/messages";
import { getSharedPitch, sharedPitch } from "@app/contracts/share";
import { data, isRouteErrorResponse, Link } from "react-router";
import { FinalPitchText } from "../features/history/final-pitch-text.tsx";
import { Report } from "../features/report/report.tsx";
import { BadLink } from "../features/share/bad-link.tsx";
import { SHARE_TEXT } from "../features/share/messages.ts";
import { describeBadLink, describeShare } from "../features/share/model.ts";
import { askApi } from "../lib/ask-api.ts";
import type { PageHandle } from "../lib/page-handle.ts";
import { PATHS } from "../lib/paths.ts";
import { buttonClass } from "../ui/button.tsx";
import type { Route } from "./+types/share.ts";

export async function loader({ params: { shareId }, request, context }: Route.LoaderArgs) {
  const path = getSharedPitch.path.replace(":token", encodeURIComponent(shareId));
  const { status, body } = await askApi(path, request, context);
  // Visitors see the same page for a mistyped link and for a closed one.
  if (status === 400 || status === 404) throw data(null, { status: 404 });
  if (status !== 200) throw data(null, { status: 503 });
  return { shared: sharedPitch.parse(body), token: shareId, origin: new URL(request.url).origin };
}

export const handle: PageHandle = { start: "later" };

export const meta: Route.MetaFunction = ({ loaderData, params }) =>
  loaderData ? describeShare(loaderData, params["*"]) : describeBadLink(MESSAGES.linkInvalid);

export default function SharePage({ loaderData: { shared } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-24 pb-24 md:pt-28">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ui text-text-3">{SHARE_TEXT.notice}</p>
        <Link to={PATHS.pitch} className={buttonClass("secondary")}>
          {SHARE_TEXT.tryIt}
        </Link>
      </div>
      <Report analysis={shared} readOnly />
      {shared.audio_url && (
        <section className="mt-9" aria-label={SHARE_TEXT.listen}>
          <h2 className="mb-3 text-h3">{SHARE_TEXT.listen}</h2>
          {/* oxlint-disable-next-line jsx_a11y/media-has-caption -- What is said stands above, word for word. */}
          <audio controls preload="none" src={shared.audio_url} className="w-full max-w-[640px]" />
        </section>
      )}
      {shared.final_pitch !== null && <FinalPitchText text={shared.final_pitch} />}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isBad = isRouteErrorResponse(error) && error.status === 404;
  return isBad ? <BadLink /> : <BadLink text={MESSAGES.unavailable} />;
}
