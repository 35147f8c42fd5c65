import type { CoachTaskName } from "@app/contracts/coach";
import type { PitchText } from "@app/engine/pitch";
import type { ChatRequest } from "../../../adapters/language-model/test-support/model-server.ts";

/** What a model can find in a request: the task and the pitch, from the prompt's text alone. */
interface ReadRequest {
  task: CoachTaskName | "labels";
  pitch: PitchText;
  /** The numbered sentences of the prompt. */
  sentences: string[];
}

const TASKS: readonly (readonly [format: string, task: ReadRequest["task"]])[] = [
  ['{"who"', "judgement"],
  ['{"roles"', "labels"],
  ['{"perfectPitch"', "rewriting"],
  ['{"hooks"', "hooks"],
];

export function readRequest({ messages }: Pick<ChatRequest, "messages">): ReadRequest {
  const system = messages.find(({ role }) => role === "system")?.content ?? "";
  const user = messages.find(({ role }) => role === "user")?.content ?? "";
  const task = TASKS.find(([format]) => system.includes(format))?.[1];
  const data = /<donnees-([0-9a-f]{16})>\n([\s\S]*)\n<\/donnees-\1>/.exec(user)?.[2];
  if (!task || data === undefined) throw new Error("this request is none of the coach's tasks");
  const [fields = "", content = ""] = data.split(/(?:^|\n)texte :\n/);
  const field = (name: string) => new RegExp(`^${name} : (.*)$`, "m").exec(fields)?.[1] ?? null;
  return {
    task,
    sentences: Array.from(content.matchAll(/^\[S\d+\] (.*)$/gm), ([, sentence = ""]) => sentence),
    pitch: {
      pitchType: typeOf(user),
      content: content.replace(/^\[S\d+\] /gm, ""),
      question: field("question"),
      target: field("objectif"),
      audience: field("auditoire"),
    },
  };
}

function typeOf(prompt: string): PitchText["pitchType"] {
  if (prompt.includes("pitch de produit")) return "produit";
  return prompt.includes("entretien d'embauche") ? "rh" : "perso";
}
