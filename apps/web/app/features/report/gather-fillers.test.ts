import { expect, test } from "vitest";
import { gatherFillers } from "./gather-fillers.ts";

const content = "Euh, voilà, du coup je vends. Voilà, euh, voilà.";
const at = (start: number, length: number) => ({ start, end: start + length });
const claim = (form: string, quotes: { start: number; end: number }[]) => ({
  id: `fault-filler-${form}`,
  metric: "Clarté" as string | null,
  kind: "fault" as const,
  rule: "filler" as const,
  form,
  quotes,
  text: `« ${form} » ne dit rien ici.`,
});
const found = (given: Partial<Parameters<typeof gatherFillers>[0]>) =>
  gatherFillers({ content, claims: [], findings: [], fillers: [], ...given }).map(({ quote, places }) => [
    quote,
    places.map(({ start }) => start),
  ]);

test("each form is one remark with every place, those of one or two places too", () => {
  const claims = [claim("voilà", [at(5, 5), at(30, 5), at(42, 5)]), claim("du coup", [at(12, 7)])];
  expect(found({ claims })).toEqual([
    ["voilà", [5, 30, 42]],
    ["du coup", [12]],
  ]);
});

test("the findings of an older report are gathered by their words, none twice", () => {
  const finding = (start: number, quote: string) => ({
    rule: "filler",
    kind: "weakness" as const,
    metric: null,
    ...at(start, quote.length),
    quote,
    advice: "Retirez.",
  });
  const findings = [finding(37, "euh"), finding(0, "Euh"), finding(5, "voilà")];
  expect(found({ findings, claims: [claim("voilà", [at(5, 5)])] })).toEqual([
    ["voilà", [5]],
    ["Euh", [0, 37]],
  ]);
});

test("a form that is only counted is marked where all its places count, and nowhere else", () => {
  expect(
    found({
      fillers: [
        { form: "du coup", count: 1 },
        { form: "voilà", count: 2 },
      ],
    }),
  ).toEqual([["du coup", [12]]]);
});

test("a form with an apostrophe is one remark, be it told by a claim, a finding or a count", () => {
  const content = "J'ai envie de dire oui, j'ai envie de dire non, j'ai envie de dire rien.";
  const starts = [0, 24, 48];
  const form = "j'ai envie de dire";
  const findings = starts.map((start) => ({
    rule: "filler",
    kind: "weakness" as const,
    metric: null,
    ...at(start, form.length),
    quote: content.slice(start, start + form.length),
    advice: "Retirez.",
  }));
  const claims = [
    claim(
      form,
      starts.map((start) => at(start, form.length)),
    ),
  ];
  const fillers = [{ form, count: 3 }];
  const one = [["J'ai envie de dire", starts]];
  expect(found({ content, claims, findings, fillers })).toEqual(one);
  expect(found({ content, findings, fillers })).toEqual(one);
});

test("a place that a claim has is not told again by a finding that quotes it otherwise", () => {
  const finding = {
    rule: "filler",
    kind: "weakness" as const,
    metric: null,
    ...at(12, 10),
    quote: "du coup je",
    advice: "Retirez.",
  };
  expect(found({ claims: [claim("du coup", [at(12, 7)])], findings: [finding] })).toEqual([
    ["du coup", [12]],
  ]);
});
