const DOCX = /\.docx$/i;
const PDF = /\.pdf$/i;

/** Neither a PDF nor a DOCX by its name. */
export class CvKindError extends Error {
  override name = "CvKindError";
}

/** The text of a CV in a PDF or DOCX file, read here in the browser; throws where there is none to read. */
export async function readCvFile(file: File): Promise<string> {
  const text = (await extract(file))
    .replace(/\r/g, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  if (text === "") throw new Error("no text");
  return text;
}

async function extract(file: File): Promise<string> {
  if (PDF.test(file.name)) {
    const { extractText, getDocumentProxy } = await import("unpdf");
    const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
    const { text } = await extractText(pdf, { mergePages: false });
    return text.join("\n");
  }
  if (DOCX.test(file.name)) {
    const { extractRawText } = await import("mammoth");
    const { value } = await extractRawText({ arrayBuffer: await file.arrayBuffer() });
    return value;
  }
  throw new CvKindError();
}
