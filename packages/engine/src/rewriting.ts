// The rewriting from its accepted edits: light enough for a browser, which needs no reader of French for it.
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
