import type { Config } from "../../config.ts";

const SLUG_CHARACTERS_MAX = 80;

/** « Où vous voyez-vous ? » gives `ou-vous-voyez-vous`. Empty when no letter of the title can be written this way. */
export function slugOf(title: string): string {
  return title
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, SLUG_CHARACTERS_MAX)
    .replaceAll(/^-|-$/g, "");
}

export function buildShareLink(
  { publicUrl }: Pick<Config, "publicUrl">,
  token: string,
  title: string,
): string {
  const slug = slugOf(title);
  return `${publicUrl}/share/${token}${slug && `/${slug}`}`;
}

export function buildReaderLink({ publicUrl }: Pick<Config, "publicUrl">, token: string): string {
  return `${publicUrl}/read/${token}`;
}
