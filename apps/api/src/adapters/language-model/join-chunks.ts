import * as z from "zod/mini";

const chunk = z.object({
  choices: z.array(
    z.object({
      delta: z.optional(
        z.nullable(z.object({ content: z.nullish(z.string()), refusal: z.nullish(z.string()) })),
      ),
      finish_reason: z.nullish(z.string()),
    }),
  ),
  usage: z.nullish(z.unknown()),
});

/** Some servers stream although we did not ask for it: joins the chunks. Any other answer passes unchanged. */
export function joinChunks(body: string, contentType: string): string {
  if (!contentType.includes("event-stream") && !body.startsWith("data:")) return body;
  const joined = { content: "", refusal: "", finish: null as string | null, usage: undefined as unknown };
  for (const line of body.split(/\r\n|\n|\r/)) {
    const parsed = line.startsWith("data:") ? chunk.safeParse(parse(line.slice(5))) : null;
    if (!parsed?.success) continue;
    const { choices, usage } = parsed.data;
    joined.content += choices[0]?.delta?.content ?? "";
    joined.refusal += choices[0]?.delta?.refusal ?? "";
    joined.finish = choices[0]?.finish_reason ?? joined.finish;
    joined.usage = usage ?? joined.usage;
  }
  const message = { role: "assistant", content: joined.content, refusal: joined.refusal || null };
  return JSON.stringify({ choices: [{ message, finish_reason: joined.finish }], usage: joined.usage });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
