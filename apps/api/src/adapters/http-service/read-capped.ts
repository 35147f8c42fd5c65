/** The body goes on after the longest answer that there can be. */
export class EndlessBody extends Error {
  override name = "EndlessBody";
}

/** The body as text, or a failure once it is longer than an answer can be: a flood never fills our memory. */
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
