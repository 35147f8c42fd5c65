/** The response body is longer than any valid answer. */
export class EndlessBody extends Error {
  override name = "EndlessBody";
}

/** The body as text; throws once it exceeds `bytesMax`, so that an endless answer cannot fill our memory. */
export async function readCapped(response: Response, bytesMax: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > bytesMax) throw new EndlessBody("the answer has no end");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
