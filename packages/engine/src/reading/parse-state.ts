import { newRow } from "./rows.ts";

/** The state of the parser while it builds the tree of a sentence (arc-hybrid: Kuhlmann, Gómez and Satta 2011). */
export interface ParseState {
  count: number;
  stack: Int32Array;
  depth: number;
  /** Next word to read; `count` stands for the root, which closes the sentence. */
  next: number;
  /** Head of each word, -1 while unknown, `count` for the root. */
  heads: Int32Array;
  /** Relation of each word to its head, -1 while unknown. */
  relations: Int32Array;
  /** Outermost children on each side, -1 for none, and the relations of all children as bits. */
  leftmost: Int32Array;
  rightmost: Int32Array;
  leftSet: Int32Array;
  rightSet: Int32Array;
  /** The last two moves: the last one in the low bits, 0 for none. */
  lastMoves: number;
}

export const SHIFT = 0;
/** The word on top of the stack depends on the next word. */
export const LEFT = 1;
/** The word on top of the stack depends on the one under it. */
export const RIGHT = 2;
export const MOVES = 3;

export function startParse(count: number): ParseState {
  const column = (value: number) => newRow(count + 1).fill(value);
  return {
    count,
    stack: newRow(count + 1),
    depth: 0,
    next: 0,
    heads: column(-1),
    relations: column(-1),
    leftmost: column(-1),
    rightmost: column(-1),
    leftSet: column(0),
    rightSet: column(0),
    lastMoves: 0,
  };
}

export function isFinished(state: ParseState): boolean {
  return state.next === state.count && state.depth === 0;
}

/** Word at a depth of the stack (0 is the top), -1 below its bottom. */
export function stackAt(state: ParseState, depth: number): number {
  return depth < state.depth ? state.stack[state.depth - 1 - depth]! : -1;
}

/** True where the rules allow the move: a single word depends on the root, and only once all are read. */
export function isAllowed(state: ParseState, move: number): boolean {
  if (move === SHIFT) return state.next < state.count;
  if (move === RIGHT) return state.depth > 1;
  return state.depth > 0 && (state.next < state.count || state.depth === 1);
}

/** Head that the move gives to the top of the stack, -1 for a shift. */
export function headOf(state: ParseState, move: number): number {
  if (move === LEFT) return state.next;
  return move === RIGHT ? stackAt(state, 1) : -1;
}

/** Does the move; `relation` is that of the new arc. */
export function doMove(state: ParseState, move: number, relation: number): void {
  state.lastMoves = ((state.lastMoves << 2) | (move + 1)) & 15;
  if (move === SHIFT) {
    state.stack[state.depth] = state.next;
    state.depth += 1;
    state.next += 1;
    return;
  }
  const dependent = stackAt(state, 0);
  const head = headOf(state, move);
  state.heads[dependent] = head;
  state.relations[dependent] = relation;
  const bit = 1 << Math.min(relation, 31);
  if (move === LEFT) {
    state.leftmost[head] = dependent;
    state.leftSet[head]! |= bit;
  } else {
    state.rightmost[head] = dependent;
    state.rightSet[head]! |= bit;
  }
  state.depth -= 1;
}
