import { createContext, type ReactNode } from "react";
import type { SaidSentence } from "./player/cut-spoken.ts";

/** Draws what says a sentence again, given by the page; null where nobody may. */
export const RedoContext = createContext<((offset: number) => ReactNode) | null>(null);
export type RenderRedo = (sentence: SaidSentence) => ReactNode;
