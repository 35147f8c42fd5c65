import { MESSAGES } from "@app/contracts/messages";
import { sharedPitch } from "@app/contracts/share";
import { expect, test } from "vitest";
import { upload, wavOf } from "../../../test-support/sample-recording.ts";
import { analyse, newEmail, pitch, register } from "../../../test-support/test-app.ts";
import { serveFile } from "../../../test-support/serve-file.ts";
import { buildShareLink, slugOf } from "./build-link.ts";
import { createToken } from "./create-token.ts";

const served = serveFile();
const { call } = served;

async function sharedOf(token: string, id: string, payload?: object): Promise<string> {
  const answer = await call(token, "POST", `/pitches/history/${id}/share`, payload);
  expect(answer.statusCode, answer.body).toBe(200);
  const [, , , , shareToken = ""] = answer.json().share_link.split("/");
  return shareToken;
}

test("a link holds 128 random bits and the slug of the title", () => {
  const tokens = Array.from({ length: 64 }, createToken);
  expect(new Set(tokens).size).toBe(64);
  // In a version 4 UUID the 15th character would always be the same.
  expect(new Set(tokens.map((token) => token[14])).size).toBeGreaterThan(4);
  const link = buildShareLink({ publicUrl: "https://exemple.fr" }, tokens[0]!, "Où ? Chez l’Œuf, à 50 % !");
  expect(link).toBe(`https://exemple.fr/share/${tokens[0]}/ou-chez-l-oeuf-a-50`);
  expect(slugOf("日本")).toBe("");
  expect(slugOf("a".repeat(200)).length).toBe(80);
});

test("a shared pitch is read by anyone, without a word that leads to its owner", async () => {
  const email = newEmail();
  const owner = await register(served.one.app, email);
  const { id: userId } = (await call(owner, "GET", "/users/me")).json();
  const { id } = (await analyse(served.one.app, owner)).json();
  await call(owner, "POST", `/pitches/history/${id}/final-pitch`, { content: "Mon pitch final." });
  const token = await sharedOf(owner, id);

  const answer = await call(null, "GET", `/pitches/share/${token}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["cache-control"]).toBe("no-store");
  const seen = sharedPitch.parse(answer.json());
  expect(Object.keys(answer.json()).sort()).toEqual(Object.keys(sharedPitch.shape).sort());
  expect(seen).toMatchObject({
    slug: "mot0-mot1-mot2-mot3-mot4-mot5-mot6-mot7-mot8",
    final_pitch: "Mon pitch final.",
    audio_url: null,
  });
  for (const secret of [id, userId, email]) expect(answer.body).not.toContain(secret);
});

test("the same pitch keeps its link until its owner ends it; the next one differs", async () => {
  const owner = await register(served.one.app);
  const { id } = (await analyse(served.one.app, owner)).json();
  const path = `/pitches/history/${id}/share`;
  expect((await call(owner, "GET", path)).json()).toEqual({ share_link: null, with_recording: false });
  const tokens = await Promise.all(Array.from({ length: 5 }, () => sharedOf(owner, id)));
  expect(new Set(tokens).size).toBe(1);
  expect((await call(owner, "GET", path)).json().share_link).toContain(tokens[0]);
  expect((await call(owner, "GET", "/users/me/shares")).json()).toMatchObject([{ pitch_id: id, version: 1 }]);

  expect((await call(owner, "DELETE", path)).statusCode).toBe(204);
  expect((await call(owner, "DELETE", path)).statusCode).toBe(204);
  const gone = await call(null, "GET", `/pitches/share/${tokens[0]}`);
  expect([gone.statusCode, gone.json().detail]).toEqual([404, MESSAGES.shareNotFound]);
  expect((await call(owner, "GET", "/users/me/shares")).json()).toEqual([]);
  expect(await sharedOf(owner, id)).not.toBe(tokens[0]);
});

test("a link dies with its pitch", async () => {
  const owner = await register(served.one.app);
  const { id } = (await analyse(served.one.app, owner)).json();
  const token = await sharedOf(owner, id);
  await call(owner, "DELETE", "/pitches/history?pitch_type=produit");
  expect((await call(null, "GET", `/pitches/share/${token}`)).statusCode).toBe(404);
});

test("a recording is heard only where its owner ticked it", async () => {
  const owner = await register(served.one.app);
  const { audio_url } = (await upload(served.one.app, owner, [{ bytes: wavOf(31) }], "?keep=true")).json();
  const transcript =
    "Bonjour. Notre capteur prévient les agriculteurs avant l'orage. Il se pose en une heure, sans outil, au bord du champ. L'an dernier, il a évité deux gelées à nos voisins, et ils ont gardé leurs abricots. Il coûte le prix d'un pneu de tracteur et dure dix ans. Nous cherchons vingt fermes pour la saison prochaine. Si vous en connaissez une, appelez-moi.";
  const spoken = await analyse(served.one.app, owner, pitch({ content: "", audio_url, transcript }));
  expect(spoken.statusCode, spoken.body).toBe(200);
  const { id } = spoken.json();
  const token = await sharedOf(owner, id);
  const listen = () => call(null, "GET", `/pitches/share/${token}/audio`);
  expect((await call(null, "GET", `/pitches/share/${token}`)).json().audio_url).toBeNull();
  expect((await listen()).statusCode).toBe(404);

  await sharedOf(owner, id, { with_recording: true });
  const reference = (await call(null, "GET", `/pitches/share/${token}`)).json().audio_url;
  expect(reference).toBe(`/api/pitches/share/${token}/audio`);
  const heard = await listen();
  expect([heard.statusCode, heard.headers["content-type"]]).toEqual([200, "audio/wav"]);
  expect(heard.rawPayload.length).toBeGreaterThan(900_000);
  // Sharing again without a choice keeps the earlier one.
  await sharedOf(owner, id);
  expect((await listen()).statusCode).toBe(200);
  await sharedOf(owner, id, { with_recording: false });
  expect((await listen()).statusCode).toBe(404);
});

test("the preview is an image of the announced size", async () => {
  const owner = await register(served.one.app);
  const question = "Pourquoi souhaitez-vous rejoindre notre entreprise plutôt qu’une autre ? ".repeat(5);
  const { id } = (await analyse(served.one.app, owner, pitch({ pitch_type: "rh", question }))).json();
  const token = await sharedOf(owner, id);
  const image = await call(null, "GET", `/pitches/share/${token}/preview.png`);
  expect([image.statusCode, image.headers["content-type"]]).toEqual([200, "image/png"]);
  const bytes = image.rawPayload;
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});
