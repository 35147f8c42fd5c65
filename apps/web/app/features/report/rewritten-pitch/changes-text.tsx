import type { Edit } from "@app/engine/report";
import { composePieces, type Piece } from "@app/engine/rewriting";
import { typo } from "../../../lib/typo.ts";
import { MESSAGES } from "../messages.ts";
import { GAP } from "../styles.ts";
import { groupChanges, isOnlyForm, readRuns, type Run } from "./group-changes.ts";
import { Script } from "./script.tsx";

interface ChangesTextProps {
  content: string;
  edits: readonly Edit[];
  /** Sentences omitted for a shorter duration: shown, but not refused one by one. */
  leftOut: readonly Edit[];
  refused: ReadonlySet<string>;
  onToggle: (ids: readonly string[], isRefused: boolean) => void;
}

/**
 * The pitch with its changes inline: removed words struck through, added ones underlined; each change can be refused.
 */
export function ChangesText({ content, edits, leftOut, refused, onToggle }: ChangesTextProps) {
  const runs = readRuns(composePieces(content, [...edits, ...leftOut], refused));
  const own = new Set(edits.map(({ id }) => id));
  return (
    <>
      <Script className="whitespace-pre-wrap">
        {runs.map((run) =>
          run.edit === null || !own.has(run.edit.id) || run.isElsewhere ? (
            <Words key={run.key} run={run} />
          ) : isBlank(run) ? (
            // An inserted paragraph break has nothing to click on: it is refused in the list below the text.
            run.pieces.map(({ kind, text }) => (kind === "removed" ? "" : text)).join("")
          ) : (
            <Change
              key={run.key}
              run={run}
              edit={run.edit}
              isRefused={refused.has(run.edit.id)}
              onToggle={onToggle}
            />
          ),
        )}
      </Script>
      <Reasons edits={edits} content={content} refused={refused} onToggle={onToggle} />
    </>
  );
}

const isBlank = ({ edit, pieces }: Run) =>
  edit?.kind === "paragraph" && pieces.every(({ text }) => text.trim() === "");

const DEL = "text-text-3 line-through decoration-[1.5px] decoration-bad";
/** Set apart from the words that it replaces: nothing separates the two in the text. */
const INS =
  "[del+&]:ms-[0.2em] bg-good-soft underline decoration-good-g decoration-2 underline-offset-4 box-decoration-clone rounded-[4px] print:[print-color-adjust:exact]";

function Words({ run }: { run: Run }) {
  return run.pieces.map((piece) => (
    <Shown key={`${piece.kind}${piece.at}`} piece={piece} isMoved={run.isElsewhere} />
  ));
}

function Shown({ piece, isMoved = false }: { piece: Piece; isMoved?: boolean }) {
  const text = typo(piece.text);
  if (piece.kind === "removed") return <del className={DEL}>{text}</del>;
  if (piece.text.includes("[À compléter"))
    return (
      <ins className="no-underline">
        <span className={GAP}>{text.trim()}</span>
      </ins>
    );
  if (piece.kind === "added" || isMoved) return <ins className={INS}>{text}</ins>;
  return text;
}

interface ChangeProps {
  run: Run;
  edit: Edit;
  isRefused: boolean;
  onToggle: ChangesTextProps["onToggle"];
}

function Change({ run, edit, isRefused, onToggle }: ChangeProps) {
  const isForm = isOnlyForm(run.pieces);
  const hasWords = run.pieces.some(({ text }) => text.trim() !== "");
  const removed = run.pieces.map(({ kind, text }) => (kind === "removed" ? text : "")).join("");
  return (
    <button
      type="button"
      aria-pressed={!isRefused}
      title={edit.reason}
      // Changes of case and punctuation are numerous and obvious: they are refused together, below the text.
      tabIndex={isForm && !isRefused ? -1 : 0}
      onClick={() => onToggle([edit.id], !isRefused)}
      className={`inline rounded-[4px] text-left [font:inherit] whitespace-pre-wrap hover:bg-accent-soft focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent ${isRefused ? "underline decoration-text-3 decoration-dotted decoration-2 underline-offset-4" : ""}`}
    >
      {isForm
        ? run.pieces
            .filter(({ kind }) => kind === "added")
            .map((piece) => <span key={piece.at}>{typo(piece.text)}</span>)
        : run.pieces.map((piece) => <Shown key={`${piece.kind}${piece.at}`} piece={piece} />)}
      {!hasWords && <span aria-hidden="true">+</span>}
      {/* After the visible words: voice control users name a button by them. */}
      <span className="sr-only select-none">{` ${MESSAGES.changes.name(edit, removed.trim())}`}</span>
    </button>
  );
}

interface ReasonsProps {
  content: string;
  edits: readonly Edit[];
  refused: ReadonlySet<string>;
  onToggle: ChangesTextProps["onToggle"];
}

/** The reason for each kind of change, with a checkbox for the whole kind. */
function Reasons({ content, edits, refused, onToggle }: ReasonsProps) {
  const groups = groupChanges(content, edits);
  return (
    <fieldset className="border-t border-line px-[clamp(20px,4vw,56px)] py-6" data-no-print>
      <legend className="float-left mb-3 w-full text-ui font-semibold">{MESSAGES.changes.reasons}</legend>
      <ul className="clear-left grid gap-1 md:grid-cols-2 md:gap-x-8">
        {groups.map(({ key, ids, shown, reason, name }) => {
          const kept = ids.filter((id) => !refused.has(id)).length;
          return (
            <li key={key}>
              <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-field px-2 py-2.5 text-ui hover:bg-s2 has-focus-visible:outline-2 has-focus-visible:outline-accent">
                <input
                  type="checkbox"
                  checked={kept === ids.length}
                  ref={(box) => {
                    if (box) box.indeterminate = kept > 0 && kept < ids.length;
                  }}
                  onChange={() => onToggle(ids, kept === ids.length)}
                  className="mt-0.5 size-[18px] flex-none accent-[var(--accent)] outline-none"
                />
                <span className="min-w-0">
                  <span className="font-semibold">
                    {name}
                    {ids.length > 1 && <span className="text-text-3 tabular-nums"> × {ids.length}</span>}
                  </span>
                  <span className="block text-text-2">{typo(reason)}</span>
                  {shown !== "" && <span className="block text-micro text-text-3">{typo(shown)}</span>}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
