import { readFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { speak, SPOKEN_TEXT } from "../../e2e/speak.ts";
import type { Stored } from "./states.ts";

const PASSWORD = "trois mots et un quai";
const ADVERT = `Responsable logistique
Vous pilotez les flux de trois entrepôts et encadrez douze personnes. Vous négociez les contrats de transport et suivez
les indicateurs de qualité. Expérience de cinq ans, anglais courant, maîtrise d'un progiciel de gestion.`;

/** Creates an account with a pitch of three versions, one of one version, a spoken one and a plan. */
export async function storePitches(url: string): Promise<Stored & { token: string }> {
  let token = "";
  const send = async (path: string, body: BodyInit, type: string | null) => {
    const answer = await fetch(`${url}/api${path}`, {
      method: "POST",
      body,
      headers: {
        ...(type && { "content-type": type }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, string>;
  };
  const post = (path: string, body: object) => send(path, JSON.stringify(body), "application/json");
  const account = { email: `planche-${randomUUID()}@exemple.fr`, password: PASSWORD };
  token = (await post("/auth/register", account)).access_token!;

  const read = (name: string) => readFileSync(`fixtures/pitches/${name}.txt`, "utf8");
  const speech = { pitch_type: "perso", target: "Remercier mes collègues", audience: "Collègues" };
  const weak = read("perso").replaceAll(/(?<=\. )([A-ZÀÉ])/g, "Euh, du coup, $1");
  const ids: string[] = [];
  for (const content of [
    weak,
    read("perso"),
    `${read("perso")}\nJe vous attends samedi à 19 heures au Vieux Port.`,
  ])
    ids.push((await post("/analysis/pitch", { ...speech, title: "Pot de départ", content })).id!);
  const product = {
    pitch_type: "produit",
    target: "Obtenir un financement",
    audience: "Investisseur",
    content: read("produit"),
  };
  const first = await post("/analysis/pitch", product);

  const voice = speak(SPOKEN_TEXT);
  let spokenId: string | null = null;
  if (voice) {
    const form = new FormData();
    form.append("file", new File([readFileSync(voice.path)], "pitch.wav", { type: "audio/wav" }));
    const { audio_url } = await send("/pitches/upload-audio?keep=true", form, null);
    const spoken = { ...speech, title: "Essai à voix haute", transcript: SPOKEN_TEXT, audio_url };
    spokenId = (await post("/analysis/pitch", spoken)).id!;
  }
  const plan = await post("/interviews/plans", {
    job_title: "Responsable logistique",
    company_name: "Halles du Port",
    job_description: ADVERT,
  });
  const { share_link } = await post(`/pitches/history/${first.id!}/share`, {});
  return {
    token,
    pitchId: ids.at(-1)!,
    weakId: ids[0]!,
    firstId: first.id!,
    spokenId,
    planId: plan.document_id ?? plan.id!,
    shareLink: share_link!,
  };
}
