import type { JobSheet } from "@app/engine/interview";
import { parse } from "csv-parse/sync";
import type { RomeFiles } from "./open-tables.ts";

/** A job sheet with ROME's related jobs. */
interface RomeSheet extends JobSheet {
  /** Codes of related jobs, nearest first. */
  closeCodes: string[];
}

type Row = Record<string, string>;
/** Number of skills kept per sheet: enough to complete a short advert, core skills first. */
const HARD_SKILLS_MAX = 12;

/** Job sheets from the published tables, ordered by code. */
export function buildSheets({ tables }: RomeFiles): RomeSheet[] {
  const read = (name: keyof RomeFiles["tables"]): Row[] => parse(tables[name], { columns: true, bom: true });
  const appellations = groupByCode(read("referentiel_appellation"));
  const texts = groupByCode(read("texte"));
  const links = groupByCode(read("coherence_item"));
  const neighbours = groupByCode(read("rubrique_mobilite"));
  const skills = new Map<string, { name: string; kind: "skill" | "attitude" | "knowledge" }>();
  for (const row of read("referentiel_competence"))
    skills.set(row["code_ogr"]!, {
      name: tidy(row["libelle_competence"]!),
      kind: row["cat_comp"]!.startsWith("Savoir-être") ? "attitude" : "skill",
    });
  for (const row of read("referentiel_savoir"))
    skills.set(row["code_ogr_savoir"]!, { name: tidy(row["libelle_savoir"]!), kind: "knowledge" });

  return read("referentiel_code_rome")
    .map((row): RomeSheet => {
      const code = row["code_rome"]!;
      const held = (links.get(code) ?? [])
        .toSorted((a, b) => Number(b["coeur_metier"] !== "") - Number(a["coeur_metier"] !== ""))
        .flatMap((link) => skills.get(link["code_ogr"]!) ?? []);
      const named = (...kinds: string[]) =>
        held.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name);
      return {
        code,
        titles: unique([
          row["libelle_rome"]!,
          ...(appellations.get(code) ?? []).map((appellation) => appellation["libelle_appellation_court"]!),
        ]).map(tidy),
        definition: (texts.get(code) ?? [])
          .filter((text) => text["libelle_type_texte"] === "definition")
          .toSorted((a, b) => Number(a["position_phrase"]) - Number(b["position_phrase"]))
          .map((text) => tidy(text["libelle_texte"]!))
          .join(" "),
        hardSkills: unique(named("skill", "knowledge")).slice(0, HARD_SKILLS_MAX),
        softSkills: unique(named("attitude")),
        closeCodes: (neighbours.get(code) ?? [])
          .toSorted((a, b) => Number(a["numero_ordre"]) - Number(b["numero_ordre"]))
          .map((neighbour) => neighbour["code_rome_cible"]!),
      };
    })
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

function groupByCode(rows: readonly Row[]): ReadonlyMap<string, Row[]> {
  return Map.groupBy(rows, (row) => row["code_rome"]!);
}

const unique = (texts: readonly string[]) => [...new Set(texts)];
/** The published texts double the apostrophes. */
const tidy = (text: string) => text.replaceAll("''", "’").replaceAll("'", "’").trim();
