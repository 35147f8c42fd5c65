import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readAdvert } from "../advert/read-advert.ts";
import { plainText } from "../plain-text.ts";
import type { Strategy } from "../plan.ts";
import { compareCv } from "./compare-cv.ts";

interface OwnCv {
  advert: string;
  cv: string;
  strengths: string[];
  gaps: string[];
  mustNotClaim: string[];
}

const FIXTURES = fileURLToPath(new URL("../../../../../fixtures/", import.meta.url));
const cvs = readdirSync(`${FIXTURES}cvs`).map((file) => ({
  file,
  ...(JSON.parse(readFileSync(`${FIXTURES}cvs/${file}`, "utf8")) as OwnCv),
}));

function compare({ advert, cv }: OwnCv): Strategy & { description: string } {
  const marked = readFileSync(`${FIXTURES}adverts/${advert}`, "utf8");
  const description = marked.replaceAll(/\{[a-z]\??:|\}/g, "");
  const [title = ""] = description.split("\n");
  const about = { title, company: null, description };
  return { ...compareCv({ plan: { ...about, ...readAdvert(about) }, cv }), description };
}
const names = (items: Strategy["strengths"], wanted: string) =>
  items.some(({ skill, advertEvidence }) =>
    plainText(`${skill} ${advertEvidence}`).includes(plainText(wanted)),
  );

describe.each(cvs)("$file", (own) => {
  const made = compare(own);

  test("quotes the CV and the advert word for word", () => {
    const items = [...made.strengths, ...made.weaknesses];
    const quoted = items.flatMap(({ cvEvidence }) => cvEvidence ?? []);
    expect(items.filter(({ advertEvidence }) => !made.description.includes(advertEvidence))).toEqual([]);
    expect(quoted.filter((words) => !own.cv.includes(words))).toEqual([]);
    expect(quoted.length).toBeGreaterThan(0);
  });

  test("claims nothing that the CV lacks", () => {
    for (const lacking of own.mustNotClaim)
      expect(
        made.strengths
          .map(({ skill }) => plainText(skill))
          .filter((skill) => skill.includes(plainText(lacking))),
        lacking,
      ).toEqual([]);
  });
});

test("two thirds of what they show and lack is found", () => {
  const found = cvs.flatMap((own) => {
    const made = compare(own);
    return [
      ...own.strengths.map((skill) => names(made.strengths, skill)),
      ...own.gaps.map((skill) => names(made.weaknesses, skill)),
    ];
  });
  expect(found.filter(Boolean).length / found.length).toBeGreaterThan(0.66);
});
