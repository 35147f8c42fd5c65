import { createRequire } from "node:module";
import { PRODUCT_NAME } from "@app/contracts/product";
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from "@app/contracts/share";
import type { PreviewCard, PreviewPainter } from "./port.ts";

type Skia = typeof import("@napi-rs/canvas");
type Brush = ReturnType<ReturnType<Skia["createCanvas"]>["getContext"]>;

const FONTS = ["bricolage-grotesque", "figtree", "newsreader"];
/** The site's dark theme, in sRGB. */
const COLOURS = {
  ground: "#130f17",
  text: "#f6f3ee",
  dim: "#a89fb2",
  bar: "#b692f6",
  rest: "#332c3b",
  warm: "#f5b878",
};
const MARGIN = 84;
const LINES_MAX = 3;

/** Loads its library at the first image: it takes 35 MB, and most servers draw no image for hours. */
export function openPreviewPainter(): PreviewPainter {
  let loading: Skia | null | undefined;
  return {
    async paint(card) {
      loading ??= loadSkia();
      return loading && drawCard(loading, card);
    },
  };
}

function loadSkia(): Skia | null {
  const require = createRequire(import.meta.url);
  try {
    const skia = require("@napi-rs/canvas") as Skia;
    for (const font of FONTS)
      skia.GlobalFonts.registerFromPath(
        require.resolve(`@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`),
        font,
      );
    return skia;
  } catch {
    return null;
  }
}

function drawCard({ createCanvas }: Skia, card: PreviewCard): Promise<Buffer> {
  const canvas = createCanvas(PREVIEW_WIDTH, PREVIEW_HEIGHT);
  const brush = canvas.getContext("2d");
  brush.fillStyle = COLOURS.ground;
  brush.fillRect(0, 0, PREVIEW_WIDTH, PREVIEW_HEIGHT);
  drawLogo(brush);
  drawSaid(brush, card);
  drawScore(brush, card);
  return canvas.encode("png");
}

function drawBar(brush: Brush, x: number, y: number, width: number, height: number, colour: string): void {
  brush.fillStyle = colour;
  brush.beginPath();
  brush.roundRect(x, y, width, height, width / 2);
  brush.fill();
}

function drawLogo(brush: Brush): void {
  const heights = [16, 36, 60, 32, 14];
  heights.forEach((height, index) =>
    drawBar(
      brush,
      MARGIN + index * 14,
      112 - height / 2,
      9,
      height,
      index === 2 ? COLOURS.warm : COLOURS.bar,
    ),
  );
  brush.font = "600 38px bricolage-grotesque";
  brush.fillStyle = COLOURS.text;
  brush.fillText(PRODUCT_NAME, MARGIN + 92, 125);
}

/** Draws the question in the site's serif font, or the title when there is no question. */
function drawSaid(brush: Brush, { title, question }: PreviewCard): void {
  brush.font = question ? "400 58px newsreader" : "600 62px bricolage-grotesque";
  brush.fillStyle = COLOURS.text;
  const said = question ? `« ${question} »` : title;
  wrap(brush, said, PREVIEW_WIDTH - 2 * MARGIN).forEach((line, index) =>
    brush.fillText(line, MARGIN, 244 + index * 72),
  );
}

function drawScore(brush: Brush, { score, maxScore }: PreviewCard): void {
  const figure = score.toLocaleString("fr-FR", { maximumFractionDigits: 1 });
  brush.font = "600 104px bricolage-grotesque";
  brush.fillStyle = COLOURS.text;
  brush.fillText(figure, MARGIN, 548);
  const width = brush.measureText(figure).width;
  brush.font = "500 38px figtree";
  brush.fillStyle = COLOURS.dim;
  brush.fillText(`sur ${maxScore}`, MARGIN + width + 18, 548);
  const bars = 24;
  const left = 640;
  const step = (PREVIEW_WIDTH - MARGIN - left) / bars;
  for (let index = 0; index < bars; index++) {
    const height = 26 + 64 * Math.abs(Math.sin(index * 0.9) * Math.cos(index * 0.37));
    const reached = (index + 0.5) / bars <= score / maxScore;
    drawBar(brush, left + index * step, 514 - height / 2, 11, height, reached ? COLOURS.bar : COLOURS.rest);
  }
}

function wrap(brush: Brush, text: string, width: number): string[] {
  const lines: string[] = [""];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (brush.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.filter(Boolean).slice(0, LINES_MAX);
  if (lines.filter(Boolean).length > LINES_MAX) shown[LINES_MAX - 1] += "…";
  return shown.map((line) => shorten(brush, line, width));
}

/** Cuts a word longer than the line. */
function shorten(brush: Brush, line: string, width: number): string {
  if (brush.measureText(line).width <= width) return line;
  const characters = Array.from(line);
  while (characters.length > 1 && brush.measureText(`${characters.join("")}…`).width > width)
    characters.pop();
  return `${characters.join("")}…`;
}
