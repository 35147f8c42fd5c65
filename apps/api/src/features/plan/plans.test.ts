import { randomUUID } from "node:crypto";
import { MESSAGES } from "@app/contracts/messages";
import type { Plan } from "@app/contracts/plan";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  analyse,
  bearer,
  creditsOf,
  expectSound,
  openTestApp,
  pitch,
  register,
  type TestApp,
} from "../../../test-support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../../test-support/test-database.ts";

let db: TestDatabase;
let one: TestApp;
beforeAll(async () => {
  db = await createTestDatabase();
  one = await openTestApp(db);
});
afterEach(() => expectSound(db.database));
afterAll(async () => {
  await one.close();
  await db.close();
});

const ADVERT = {
  job_title: "Comptable",
  company_name: "Moulins de Brières",
  job_description: `Vos missions :
- tenir la comptabilité générale
- établir les déclarations de TVA
- préparer les bilans
- relancer les clients en retard

Profil recherché :
- maîtrise d’Excel indispensable
- connaissance de Sage souhaitée
- sens de la rigueur, esprit d’équipe`,
};

type Ask = { method?: "GET" | "POST" | "PUT" | "DELETE"; payload?: object; key?: string };
const ask = (token: string, path = "", { method = "GET", payload, key }: Ask = {}) =>
  one.app.inject({
    method,
    url: `/api/interviews/plans${path}`,
    headers: { ...bearer(token), ...(key && { "idempotency-key": key }) },
    ...(payload && { payload }),
  });

async function makePlan(token: string, change: object = {}): Promise<Plan> {
  const answer = await ask(token, "", { method: "POST", payload: { ...ADVERT, ...change } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const wordsOf = (plan: Plan) => plan.interview_questions.map(({ question }) => question);

test("an advert gives a plan for one credit, once for each click", async () => {
  const token = await register(one.app);
  const key = randomUUID();
  const answers = await Promise.all(
    [1, 2].map(() => ask(token, "", { method: "POST", payload: ADVERT, key })),
  );
  const made = answers.filter(({ statusCode }) => statusCode === 200);
  expect(made.length).toBeGreaterThan(0);
  const plan: Plan = made[0]!.json();
  const again = await ask(token, "", { method: "POST", payload: ADVERT, key });
  expect(again.json().id).toBe(plan.id);
  expect(plan.document_id).toBe(plan.id);
  expect(await creditsOf(one.app, token)).toBe(19);
  expect(plan.interview_questions).toHaveLength(10);
  const skills = [...plan.interview_skills.hard_skills, ...plan.interview_skills.soft_skills];
  expect(skills.length).toBeGreaterThan(2);
  const unproven = skills.filter(
    ({ source, evidence }) =>
      source === "annonce" &&
      evidence.every(({ start, end }) => plan.job_description.slice(start, end).trim() === ""),
  );
  expect(unproven).toEqual([]);
  const list = (await ask(token)).json();
  expect(list).toEqual([
    {
      document_id: plan.id,
      id: plan.id,
      job_title: ADVERT.job_title,
      company_name: ADVERT.company_name,
      created_at: plan.created_at,
      questions: wordsOf(plan),
    },
  ]);
});

test("a skill asked for twice is one fact: for the plan and for the CV", async () => {
  const token = await register(one.app);
  const plan = await makePlan(token, {
    job_description: `Profil recherché :
- goût pour l’encadrement, sens de la rigueur
- encadrement d’équipe exigé
- Excel`,
  });
  const { hard_skills, soft_skills } = plan.interview_skills;
  const asked = [...hard_skills, ...soft_skills].filter(({ name }) => /encadrement/i.test(name));
  expect(asked.map(({ importance, evidence }) => [importance, evidence.length])).toEqual([
    ["indispensable", 2],
  ]);
  const answer = await ask(token, `/${plan.id}/generate-strategy`, {
    method: "POST",
    payload: { plan_id: plan.id, cv_content: "Aide-comptable, 2019-2024\nSaisie et lettrage sous Excel" },
  });
  const { strengths, weaknesses } = (answer.json() as Plan).interview_strategy!;
  const compared = [...strengths, ...weaknesses].filter(({ skill }) => /encadrement/i.test(skill));
  expect(compared).toHaveLength(1);
});

test("what is missing is named, and costs nothing", async () => {
  const token = await register(one.app);
  const answer = await ask(token, "", { method: "POST", payload: { job_title: " ", job_description: "\n" } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({
    job_title: MESSAGES.jobTitleRequired,
    job_description: MESSAGES.jobDescriptionRequired,
  });
  const unknown = await ask(token, "", { method: "POST", payload: { ...ADVERT, job_id: "Z9999" } });
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, "job_not_found"]);
  expect(await creditsOf(one.app, token)).toBe(20);
});

test("a thin advert is completed by its job sheet, which is named", async () => {
  const token = await register(one.app);
  const search = await one.app.inject({
    url: "/api/jobs/search/similar?job_title=boulangere&limit=3",
    headers: bearer(token),
  });
  const [best, ...others] = search.json().results;
  expect(best.title).toContain("Boulang");
  expect(best.score).toBeGreaterThan(0.8);
  expect(others.every(({ score }: { score: number }) => score <= best.score)).toBe(true);
  const plan = await makePlan(token, {
    job_title: "Boulanger",
    job_description: "Recherche boulanger.",
    job_id: best.job_id,
  });
  expect([plan.job_id, plan.job_sheet]).toEqual([best.job_id, best.title]);
  const added = plan.interview_skills.hard_skills.filter(({ source }) => source === "fiche");
  expect(added.length).toBeGreaterThan(0);
});

test("questions are added, changed and taken out; a stale place touches no other question", async () => {
  const token = await register(one.app);
  const plan = await makePlan(token);
  const url = `/${plan.id}/questions`;
  const [first, second] = plan.interview_questions;
  const added: Plan = (
    await ask(token, url, { method: "POST", payload: { question: "  Que savez-vous de Sage ? " } })
  ).json();
  expect(wordsOf(added).at(-1)).toBe("Que savez-vous de Sage ?");
  expect(added.version).toBe(plan.version + 1);

  const afterDeletion: Plan = (
    await ask(token, `${url}/0?version=${added.version}`, { method: "DELETE" })
  ).json();
  expect(wordsOf(afterDeletion)).toEqual(wordsOf(added).slice(1));

  // Another tab still shows the first question at position 0.
  const change = { method: "PUT", payload: { question: "Une autre question ?" } } as const;
  const stale = await ask(token, `${url}/0?version=${added.version}`, change);
  expect([stale.statusCode, stale.json().detail]).toEqual([409, MESSAGES.planChanged]);
  const gone = await ask(token, `${url}/${first!.id}`, change);
  expect([gone.statusCode, gone.json().code]).toEqual([404, "plan_question_not_found"]);
  const changed: Plan = (await ask(token, `${url}/${second!.id}`, change)).json();
  expect(wordsOf(changed)[0]).toBe("Une autre question ?");
  expect(wordsOf(changed).slice(1)).toEqual(wordsOf(afterDeletion).slice(1));

  const empty = await ask(token, url, { method: "POST", payload: { question: "  " } });
  expect([empty.statusCode, empty.json().code]).toEqual([400, "plan_question_required"]);
  expect(await creditsOf(one.app, token)).toBe(19);
});

test("ten new questions and an example answer cost one credit each, a strategy none", async () => {
  const token = await register(one.app);
  const plan = await makePlan(token);
  const more: Plan = (await ask(token, `/${plan.id}/generate-questions`, { method: "POST" })).json();
  expect(wordsOf(more)).toHaveLength(20);
  expect(new Set(wordsOf(more)).size).toBe(20);
  expect(await creditsOf(one.app, token)).toBe(18);

  const [first] = more.interview_questions;
  const answered: Plan = (
    await ask(token, `/${plan.id}/questions/${first!.id}/generate-answer`, { method: "POST" })
  ).json();
  expect(answered.interview_questions[0]!.ai_answer).toContain("**");
  expect(answered.interview_questions.filter(({ ai_answer }) => ai_answer !== undefined)).toHaveLength(1);
  expect(await creditsOf(one.app, token)).toBe(17);

  const cv = "Comptable chez Verrier, 2019-2024\nTenue de la comptabilité générale\nExcel, Sage";
  const url = `/${plan.id}/generate-strategy`;
  const planned: Plan = (
    await ask(token, url, { method: "POST", payload: { plan_id: plan.id, cv_content: cv } })
  ).json();
  expect(planned.cv_content).toBe(cv);
  for (const { cv_evidence } of planned.interview_strategy!.strengths) expect(cv).toContain(cv_evidence);
  expect(await creditsOf(one.app, token)).toBe(17);
  const empty = await ask(token, url, { method: "POST", payload: { cv_content: " " } });
  expect([empty.statusCode, empty.json().detail]).toEqual([400, MESSAGES.cvRequired]);
});

test("without ten new questions, nothing is spent", async () => {
  const token = await register(one.app);
  const plan = await makePlan(token);
  const few = await openTestApp(db, { engine: { prepareInterview: (async () => []) as never } });
  const answer = await few.app.inject({
    method: "POST",
    url: `/api/interviews/plans/${plan.id}/generate-questions`,
    headers: bearer(token),
  });
  await few.close();
  expect([answer.statusCode, answer.json().code]).toEqual([409, "plan_questions_exhausted"]);
  expect(await creditsOf(one.app, token)).toBe(19);
});

test("a plan shows what was rehearsed with it, and leaves the pitches behind", async () => {
  const [token, other] = [await register(one.app), await register(one.app)];
  const plan = await makePlan(token);
  const [question] = wordsOf(plan);
  const rehearsal = pitch({ pitch_type: "rh", question, interview_plan_id: plan.id });
  expect((await analyse(one.app, other, rehearsal)).json().code).toBe("plan_not_found");
  const ids = [await analyse(one.app, token, rehearsal), await analyse(one.app, token, rehearsal)].map(
    (answer) => answer.json().id,
  );
  const shown: Plan = (await ask(token, `/${plan.id}`)).json();
  expect(shown.interview_questions[0]!.rehearsed).toMatchObject({ count: 2 });
  expect(ids).toContain(shown.interview_questions[0]!.rehearsed!.pitch_id);
  expect(shown.interview_questions[1]!.rehearsed).toBeNull();

  expect((await ask(token, `/${plan.id}`, { method: "DELETE" })).statusCode).toBe(204);
  expect((await ask(token)).json()).toEqual([]);
  const kept = await one.app.inject({ url: `/api/analysis/${ids[0]}`, headers: bearer(token) });
  expect(kept.statusCode).toBe(200);
});
