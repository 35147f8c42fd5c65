export interface PreviewCard {
  title: string;
  question: string | null;
  score: number;
  maxScore: number;
}

/** Draws the preview image that messaging apps show beside a shared link. */
export interface PreviewPainter {
  /** A PNG of the size in the contracts; null on a platform without the drawing library. */
  paint(card: PreviewCard): Promise<Buffer | null>;
}
