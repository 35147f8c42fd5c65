// `npm run seed`: a development account with a month of written and spoken pitches, each through the real pipeline. It
// opens the server's dependencies itself: stop `npm run dev` first when it uses the private PostgreSQL.
import { randomBytes } from "node:crypto";
import { SIGNUP_CREDITS } from "@app/contracts/limits";
import { upload } from "../apps/api/test-support/sample-recording.ts";
import { createApp } from "../apps/api/src/app.ts";
import { readConfig } from "../apps/api/src/config.ts";
import { sql } from "../apps/api/src/db/drizzle.ts";
import { openDeps } from "../apps/api/src/open-deps.ts";
import type { PitchText } from "@app/engine/pitch";
import { encodeWav16 } from "@app/engine/sound";
import { readJudgedPitches } from "../packages/engine/test-support/judged-pitches.ts";
import { canSpeak, speak } from "../packages/engine/test-support/speech.ts";

const EMAIL = process.env["SEED_EMAIL"] || "dev@exemple.fr";
const DAYS = 30;
const RATE_HZ = 16_000;
/** Fits in the credits of a new account: eleven texts and three recordings. */
const PAIRS = 4;
const LONE_TEXTS = 3;
const SPOKEN_WORDS_PER_MINUTE = [130, 160, 195];

/** What distinguishes one pitch from another in the history. */
const TARGETS = {
  produit: ["Obtenir un essai", "Vendre un abonnement", "Lever des fonds", "Trouver un revendeur"],
  rh: ["Obtenir le poste", "Décrocher un second entretien", "Négocier une mobilité"],
  perso: ["Me faire connaître", "Trouver un associé", "Obtenir une recommandation"],
};

interface Seeded {
  pitch: ReturnType<typeof toRequest>;
  /** Null for a text pitch. */
  wordsPerMinute: number | null;
}

const say = (line: string) => console.log(line);
const { deps, close } = await openDeps({ ...readConfig(process.env), throttleScale: 1000 }, () => {});
const app = await createApp({ ...deps, web: null });
try {
  await app.ready();
  await seed();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await app.close();
  await close();
}

async function seed(): Promise<void> {
  const password = `dev ${randomBytes(6).toString("hex")}`;
  const account = await post("/api/auth/register", { email: EMAIL, password });
  if (account.statusCode !== 200)
    throw new Error(
      `Le compte ${EMAIL} n'a pas pu être ouvert (${account.json().detail}). SEED_EMAIL en choisit un autre.`,
    );
  const token: string = account.json().access_token;
  if (!canSpeak) say("espeak-ng n'est pas installé : aucun pitch dit à voix haute.");
  const ids: string[] = [];
  const pitches = choosePitches().filter(({ wordsPerMinute }) => wordsPerMinute === null || canSpeak);
  for (const { pitch, wordsPerMinute } of pitches) {
    const spoken = wordsPerMinute === null ? {} : await record(token, pitch.content, wordsPerMinute);
    const answer = await post("/api/analysis/pitch", { ...pitch, ...spoken }, token);
    if (answer.statusCode !== 200) throw new Error(`${pitch.target} : ${answer.json().detail}`);
    const { id, globalScore, maxScore } = answer.json();
    ids.push(id);
    say(
      `${wordsPerMinute === null ? "texte" : "voix "}  ${globalScore.toFixed(1)}/${maxScore}  ${pitch.target}`,
    );
  }
  await spreadOverMonth(ids);
  say(
    `\n${ids.length} analyses pour ${SIGNUP_CREDITS} crédits. Connexion : ${EMAIL}, mot de passe « ${password} ».`,
  );
}

function post(url: string, payload: object, token?: string) {
  return app.inject({
    method: "POST",
    url,
    payload,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
}

/** Weak texts with their strong rewrites, as versions of one pitch; then single texts; then recordings. */
function choosePitches(): Seeded[] {
  const judged = readJudgedPitches();
  const byKey = new Map(judged.map((pitch) => [pitch.key, pitch]));
  const pairs = judged.flatMap((weak) => {
    const strong = weak.weakRewriteOf && byKey.get(weak.weakRewriteOf);
    return strong ? [[weak, strong] as const] : [];
  });
  const step = Math.max(1, Math.floor(pairs.length / PAIRS));
  const versions = pairs.filter((_, index) => index % step === 0).slice(0, PAIRS);
  const paired = new Set(versions.flat().map(({ key }) => key));
  const rest = judged.filter(({ key, band }) => band !== "adversarial" && !paired.has(key));
  const lone = rest.filter(({ band }) => band === "medium").slice(0, LONE_TEXTS);
  const aloud = rest.filter(({ band }) => band === "strong").slice(0, SPOKEN_WORDS_PER_MINUTE.length);
  const asText = (pitch: Seeded["pitch"]): Seeded => ({ pitch, wordsPerMinute: null });
  return [
    ...versions.flatMap(([weak, strong], index) => [
      asText(toRequest(weak.input, index)),
      // The same title and parameters make it the second version of the weak text.
      asText({ ...toRequest(weak.input, index), content: strong.input.content }),
    ]),
    ...lone.map(({ input }, index) => asText(toRequest(input, index))),
    ...aloud.map(({ input }, index) => ({
      pitch: toRequest(input, index + 1),
      wordsPerMinute: SPOKEN_WORDS_PER_MINUTE[index]!,
    })),
  ];
}

function toRequest({ pitchType, content, question, target, audience }: PitchText, nth: number) {
  return {
    pitch_type: pitchType,
    content,
    target: target || TARGETS[pitchType][nth % TARGETS[pitchType].length]!,
    audience: audience || { produit: "Client", rh: "Recruteur", perso: "Réseau professionnel" }[pitchType],
    question: question || (pitchType === "rh" ? "Parlez-moi de vous." : null),
  };
}

async function record(token: string, text: string, wordsPerMinute: number) {
  const wav = Buffer.from(encodeWav16(speak(text, { wordsPerMinute }), RATE_HZ));
  const answer = await upload(app, token, [{ bytes: wav }], "?keep=true");
  if (answer.statusCode !== 200) throw new Error(`L'enregistrement a été refusé : ${answer.json().detail}`);
  return { audio_url: answer.json().audio_url, transcript: text };
}

/** In the order of their analysis, so that dates follow the version numbers. */
async function spreadOverMonth(ids: string[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    const daysAgo = DAYS * (1 - index / ids.length);
    await deps.database.execute(
      sql`update analysis set created_at = now() - make_interval(secs => ${daysAgo * 86_400}) where id = ${id}`,
    );
  }
  await deps.database.execute(
    sql`update series s set newest_at = (select max(created_at) from analysis where series_id = s.id)`,
  );
}
