import { strToU8, zipSync } from "fflate";
import { expect, signUp, test } from "./journeys.ts";

const LINE = "Comptable chez Verrier depuis 2019";

/** The minimal file that a word processor could write. */
function makeDocx(line: string): Buffer {
  const office = "http://schemas.openxmlformats.org";
  const parts = {
    "[Content_Types].xml": `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/document.xml": `<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${line}</w:t></w:r></w:p></w:body></w:document>`,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))),
  );
}

test("a CV is read from a PDF or a DOCX file in the browser", { tag: "@long" }, async ({ page, context }) => {
  test.slow();
  const printed = await context.newPage();
  await printed.setContent(`<p>${LINE}</p>`);
  const pdf = await printed.pdf();
  await printed.close();

  await page.goto("/interview-plans");
  await page.getByLabel("Nom du poste").fill("Comptable");
  await page.getByLabel("Description du poste").fill("Maîtrise d’Excel indispensable.");
  await page.getByRole("button", { name: "Créer mon plan" }).click();
  await signUp(page);
  await page.getByRole("button", { name: "Créer ma stratégie d’entretien" }).click();
  const cv = page.getByLabel("Votre CV", { exact: true });
  const choose = (name: string, buffer: Buffer) =>
    page.locator('input[type="file"]').setInputFiles({ name, mimeType: "application/octet-stream", buffer });
  await choose("cv.pdf", pdf);
  await expect(cv).toHaveValue(LINE);
  await choose("cv.docx", makeDocx(`${LINE}, Rennes`));
  await expect(cv).toHaveValue(`${LINE}, Rennes`);
  await choose("cv.pdf", Buffer.from("pas un PDF"));
  await expect(page.getByText("Ce fichier ne contient pas de texte lisible", { exact: false })).toBeVisible();
  await expect(cv).toHaveValue(`${LINE}, Rennes`);
});
