import { readdirSync, readFileSync } from "node:fs";

/** A span within a sentence, end excluded. */
export interface Stretch {
  start: number;
  end: number;
}

interface OwnSentence {
  text: string;
  /** Roles of the sentence, by the names of the reference material. */
  roles: string[];
  /** Fillers, word by word, and false starts. */
  tics: Stretch[];
  restarts: Stretch[];
}

/** A speech of a fictitious person, composed and labelled for this project. */
interface OwnPitch {
  id: string;
  /** Name of the file: its texts share a writer. */
  writer: string;
  type: "produit" | "rh" | "perso";
  form: string;
  register: "oral" | "préparé" | "écrit";
  question: string | null;
  audience: string | null;
  /** A strict reader's mark, 0 to 10. */
  mark: number;
  sentences: OwnSentence[];
}

const FOLDER = new URL("./", import.meta.url);
const REGISTERS = new Set(["oral", "préparé", "écrit"]);
const TYPES = new Set(["produit", "rh", "perso"]);

/** Every text of this folder, in file order; fails at a line that does not follow README.md. */
export function readOwnPitches(): OwnPitch[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".txt"))
    .toSorted()
    .flatMap((file) => readOwn(file, readFileSync(new URL(file, FOLDER), "utf8")));
}

function readOwn(file: string, content: string): OwnPitch[] {
  const name = file.replace(/\.txt$/, "");
  const pitches: OwnPitch[] = [];
  for (const [at, line] of content.split("\n").entries()) {
    const wrong = (what: string) => new Error(`${file}:${at + 1}: ${what}`);
    if (line.trim() === "" || line.startsWith("#")) continue;
    if (!line.startsWith("== ")) {
      const cut = line.indexOf(" | ");
      const pitch = pitches.at(-1);
      if (cut < 0 || !pitch) throw wrong("labels, a bar and a sentence are awaited");
      const roles = line.slice(0, cut).trim();
      pitch.sentences.push({
        roles: roles === "-" ? [] : roles.split(","),
        ...unmark(line.slice(cut + 3).trim(), wrong),
      });
      continue;
    }
    const [type = "", form = "", register = "", question = "", audience = "", mark = "", ...others] = line
      .slice(3)
      .split(" | ")
      .map((field) => field.trim());
    if (!TYPES.has(type) || !REGISTERS.has(register) || others.length > 0) throw wrong("a header");
    if (!(Number(mark) >= 0 && Number(mark) <= 10)) throw wrong(`a mark: ${mark}`);
    pitches.push({
      id: `${name}-${pitches.length + 1}`,
      writer: name.replace(/-\d+$/, ""),
      type: type as OwnPitch["type"],
      form,
      register: register as OwnPitch["register"],
      question: question === "-" ? null : question,
      audience: audience === "-" ? null : audience,
      mark: Number(mark),
      sentences: [],
    });
  }
  return pitches;
}

/** « {Alors} moi, [je, ]je viens »: braces mark fillers, brackets mark false starts. */
function unmark(marked: string, wrong: (what: string) => Error): Omit<OwnSentence, "roles"> {
  const tics: Stretch[] = [];
  const restarts: Stretch[] = [];
  const opened: { sign: string; start: number }[] = [];
  let text = "";
  for (const sign of marked) {
    if (sign === "{" || sign === "[") opened.push({ sign, start: text.length });
    else if (sign === "}" || sign === "]") {
      const last = opened.pop();
      if (!last || last.sign !== (sign === "}" ? "{" : "[")) throw wrong(`unpaired ${sign}`);
      (sign === "}" ? tics : restarts).push({ start: last.start, end: text.length });
    } else text += sign;
  }
  if (opened.length > 0) throw wrong("unpaired signs");
  return { text, tics, restarts };
}
