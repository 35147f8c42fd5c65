import escapeHtml from "escape-html";
import { PRODUCT_NAME } from "@app/contracts/product";

/** A mail's body: paragraphs, and links shown in full so that readers see where they lead. */
type MailBlock = string | { label: string; link: string };

export interface MailContent {
  subject: string;
  body: MailBlock[];
}

interface RenderedMail {
  text: string;
  html: string;
  links: string[];
}

const isLink = (block: MailBlock): block is { label: string; link: string } => typeof block !== "string";

/**
 * The text and HTML parts say the same. No image, no tracking, nothing loaded; the colours follow the reader's theme.
 */
export function renderMail({ subject, body }: MailContent): RenderedMail {
  const text = body.map((block) => (isLink(block) ? `${block.label} :\n${block.link}` : block)).join("\n\n");
  return {
    text: `Bonjour,\n\n${text}\n\n${PRODUCT_NAME}\n`,
    html: renderPage(subject, body.map(renderBlock).join("\n")),
    links: body.filter(isLink).map(({ link }) => link),
  };
}

function renderBlock(block: MailBlock): string {
  if (!isLink(block)) return `<p>${escapeHtml(block)}</p>`;
  const link = escapeHtml(block.link);
  return `<p><strong>${escapeHtml(block.label)}</strong><br><a href="${link}">${link}</a></p>`;
}

function renderPage(subject: string, blocks: string): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>:root { color-scheme: light dark; }</style>
</head>
<body style="font: 16px/1.6 system-ui, sans-serif; margin: 0; padding: 24px;">
<main style="max-width: 36em; margin: 0 auto; overflow-wrap: anywhere;">
<h1 style="font-size: 20px; line-height: 1.3;">${escapeHtml(subject)}</h1>
<p>Bonjour,</p>
${blocks}
<p>${escapeHtml(PRODUCT_NAME)}</p>
</main>
</body>
</html>
`;
}
