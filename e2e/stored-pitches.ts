import type { Page } from "@playwright/test";
import { newAddress, PASSWORD, readPitch } from "./journeys.ts";

/** Signs up and has pitches analysed through the API, then opens a page as that user. Returns their ids. */
export async function openWithPitches(
  page: Page,
  url: string,
  pitches: readonly (ReturnType<typeof readPitch> & { suffix?: string })[],
  path: string | ((ids: string[]) => string),
): Promise<string[]> {
  const post = async (route: string, data: object, token?: string) => {
    const answer = await page.request.post(`${url}/api${route}`, {
      data,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    });
    if (!answer.ok()) throw new Error(`${route} answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
  const { access_token: token } = await post("/auth/register", { email: newAddress(), password: PASSWORD });
  const ids: string[] = [];
  for (const { pitchType, content, question, target, audience, suffix = "" } of pitches) {
    const body = { pitch_type: pitchType, content: content + suffix, question, target, audience };
    ids.push((await post("/analysis/pitch", body, token)).id);
  }
  await page.addInitScript((kept) => localStorage.setItem("token", kept), token as string);
  await page.goto(typeof path === "string" ? path : path(ids));
  return ids;
}
