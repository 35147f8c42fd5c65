import { PRODUCT_NAME } from "@app/contracts/product";
import { getSharePreview, PREVIEW_HEIGHT, PREVIEW_WIDTH, type SharedPitch } from "@app/contracts/share";
import type { MetaDescriptor } from "react-router";
import { formatScore } from "../../lib/numbers.ts";
import { pageTitle } from "../../lib/page-title.ts";
import { typo } from "../../lib/typo.ts";
import { SHARE_TEXT } from "./messages.ts";

interface SharedPage {
  shared: SharedPitch;
  token: string;
  /** The site's origin, as users see it. */
  origin: string;
}

const NOT_INDEXED: MetaDescriptor = { name: "robots", content: "noindex" };

/** Title of a shared page: the slug is appended, as words. */
const titleOf = (slug: string) =>
  pageTitle([SHARE_TEXT.title, slug.replaceAll("-", " ").trim()].filter(Boolean).join(" – "));

export const describeBadLink = (title: string): MetaDescriptor[] => [
  { title: pageTitle(title) },
  NOT_INDEXED,
];

/**
 * The head of a shared page, complete for readers without JavaScript. A URL whose slug is missing or wrong is not
 * indexed.
 *
 * @param slug as in the URL
 */
export function describeShare({ shared, token, origin }: SharedPage, slug: string): MetaDescriptor[] {
  const title = titleOf(slug);
  const score = SHARE_TEXT.score(formatScore(shared.globalScore), formatScore(shared.maxScore));
  const description = typo(SHARE_TEXT.description(score, shared.verdict.sentence));
  const address = `${origin}/share/${token}${shared.slug && `/${shared.slug}`}`;
  const image = `${origin}/api${getSharePreview.path.replace(":token", token)}`;
  const model = shared.coach.model;
  return [
    { title },
    { name: "description", content: description },
    ...(slug !== "" && slug === shared.slug ? [] : [NOT_INDEXED]),
    ...(model ? [{ name: "ai-generated", content: "true" }] : []),
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: "article" },
    { property: "og:site_name", content: PRODUCT_NAME },
    { property: "og:locale", content: "fr_FR" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: image },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: `${PREVIEW_WIDTH}` },
    { property: "og:image:height", content: `${PREVIEW_HEIGHT}` },
    { property: "og:image:alt", content: description },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
