/**
 * A regular expression written on several lines: line breaks, and the spaces that indent a line or end one, are no
 * part of it; all other spaces are. Long lists of phrases are read and compared line by line.
 *
 * @example regexInLines("iu")`
 *   ^(?:bonjour|
 *     bonsoir)
 * ` // /^(?:bonjour|bonsoir)/iu
 * @throws SyntaxError while its file loads, if it is no regular expression
 */
export const regexInLines =
  (flags: string) =>
  (template: TemplateStringsArray, ...parts: readonly string[]): RegExp => {
    const lines = String.raw(template, ...parts).split("\n");
    const last = lines.length - 1;
    const bare = lines.map((line, at) => {
      const unindented = at > 0 ? line.trimStart() : line;
      return at < last ? unindented.trimEnd() : unindented;
    });
    return new RegExp(bare.join(""), flags);
  };
