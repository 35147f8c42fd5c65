import { PRODUCT_NAME } from "@app/contracts/product";
import type { MetaDescriptor } from "react-router";
import { pageTitle } from "./page-title.ts";
import { SITE } from "./site.ts";

interface Page {
  title: string;
  description: string;
  /** Path of the URL. */
  path: string;
}

/** The image of the site's link previews. */
const SHARE_IMAGE = { path: "/share.jpg", width: "1200", height: "630" } as const;

/** The head of a page for search engines, complete without JavaScript. */
export function describePage({ title, description, path }: Page): MetaDescriptor[] {
  const address = `${SITE.url}${path}`;
  return [
    { title: pageTitle(title) },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: PRODUCT_NAME },
    { property: "og:locale", content: "fr_FR" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: `${SITE.url}${SHARE_IMAGE.path}` },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: SHARE_IMAGE.width },
    { property: "og:image:height", content: SHARE_IMAGE.height },
    { property: "og:image:alt", content: `${PRODUCT_NAME} – ${title}` },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
