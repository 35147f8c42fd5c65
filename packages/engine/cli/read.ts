import { text } from "node:stream/consumers";
import type { Readable, Writable } from "node:stream";
import { readText } from "../src/language/read-text.ts";
import { syntaxOf } from "../src/language/syntax.ts";
import { openModels } from "../src/reading/models.ts";
import type { SyntaxSentence } from "../src/reading/read-sentence.ts";
import { readWords, type WordReading } from "../src/reading/read-words.ts";

/** Reads standard input as French; see `READ_USAGE` in usage.ts. */
export async function runReadCommand(
  options: readonly string[],
  input: Readable,
  output: Writable,
): Promise<number> {
  const source = await text(input);
  const mode = options[0] ?? "";
  if (options.length > 1 || !["", "--conllu", "--segment"].includes(mode)) return 2;
  if (mode === "--conllu") output.write(rereadConllu(source));
  else if (mode === "--segment") output.write(readText(source, "corpus").sentences.map(oneLine).join(""));
  else
    output.write(
      syntaxOf(readText(source, "corpus"))
        .map((sentence) => printSentence(source, sentence))
        .join(""),
    );
  return 0;
}

function oneLine(sentence: { text: string }): string {
  return `${sentence.text.replaceAll(/\s+/g, " ").trim()}\n`;
}

function printRow(
  id: string,
  form: string,
  reading: WordReading,
  xpos = "_",
  deps = "_",
  misc = "_",
): string {
  const { lemma, upos, feats, head, deprel } = reading;
  return [id, form, lemma, upos, xpos, feats, head + 1, deprel, deps, misc].join("\t");
}

function printSentence(source: string, { start, end, words }: SyntaxSentence): string {
  const lines = [`# text = ${source.slice(start, end).replaceAll(/\s+/g, " ").trim()}`];
  words.forEach((word, at) => {
    const following = words[at + 1];
    const isGlued = !following || (word.end === following.start && word.end < end);
    const misc = isGlued && following ? "SpaceAfter=No" : "_";
    const sharesRange = (other: typeof following) => other?.start === word.start;
    if (sharesRange(following)) {
      const afterBoth = words[at + 2];
      const space = afterBoth && afterBoth.start === word.end ? "SpaceAfter=No" : "_";
      const surface = source.slice(word.start, word.end);
      lines.push([`${at + 1}-${at + 2}`, surface, ...Array<string>(7).fill("_"), space].join("\t"));
    }
    const inside = sharesRange(following) || (at > 0 && sharesRange(words[at - 1]));
    lines.push(printRow(String(at + 1), word.form, word, "_", "_", inside ? "_" : misc));
  });
  return `${lines.join("\n")}\n\n`;
}

/** The lines of a CoNLL-U file with predicted columns; comments, contractions and empty nodes are copied. */
function rereadConllu(source: string): string {
  const models = openModels();
  const lines = source.replaceAll("\r\n", "\n").split("\n");
  const isWord = (line: string) => /^\d+\t/.test(line);
  const out: string[] = [];
  for (let from = 0; from < lines.length;) {
    let to = from;
    while (to < lines.length && lines[to] !== "") to += 1;
    const block = lines.slice(from, to);
    const words = block.filter(isWord);
    const { words: readings } = readWords(
      models,
      words.map((line) => line.split("\t")[1] ?? "_"),
    );
    let next = 0;
    for (const line of block) {
      if (!isWord(line)) {
        out.push(line);
        continue;
      }
      const [id, form, , , xpos, , , , deps, misc] = line.split("\t");
      out.push(printRow(id!, form!, readings[next]!, xpos, deps, misc));
      next += 1;
    }
    if (to < lines.length) out.push("");
    from = to + 1;
  }
  return out.join("\n");
}
