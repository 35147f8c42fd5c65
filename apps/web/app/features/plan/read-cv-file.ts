const DOCX = /\.docx$/i;
const PDF = /\.pdf$/i;

/** The file name ends neither in PDF nor in DOCX. */
export class CvKindError extends Error {
  override name = "CvKindError";
}

/** Extracts the text of a PDF or DOCX CV in the browser; throws when there is none. */
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
