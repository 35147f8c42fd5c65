import { createContext, type ReactNode } from "react";
import type { SaidSentence } from "./player/cut-spoken.ts";

/** Renders the button to record a sentence again; provided by the page, null where it is not offered. */
export const RedoContext = createContext<((offset: number) => ReactNode) | null>(null);
export type RenderRedo = (sentence: SaidSentence) => ReactNode;
