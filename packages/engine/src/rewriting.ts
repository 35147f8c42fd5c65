// Composes the rewriting from its accepted edits: light enough for a browser, without the parser.
export {
  type ChangeCount,
  composeOral,
  composePart,
  composePieces,
  composeText,
  countChanges,
  type Piece,
  tellChanges,
} from "./rewriting/compose.ts";
