import { ENDPOINTS } from "@app/contracts/endpoints";
import { expect, test } from "vitest";
import { describeApi } from "./openapi.ts";

const description = describeApi("https://exemple.fr");

test("every endpoint of the contracts is described, with its access and its refusals", () => {
  const described = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const expected = ENDPOINTS.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`);
  expect(described.sort()).toEqual(expected.sort());
  const { post } = description.paths["/analysis/pitch"] as Record<string, never>;
  expect(post).toMatchObject({
    security: [{ session: [] }],
    parameters: [{ name: "Idempotency-Key", in: "header" }],
    requestBody: { content: { "application/json": { schema: { type: "object" } } } },
    responses: {
      200: {
        description: expect.stringContaining("server-sent events"),
        content: {
          "application/json": { schema: { required: expect.arrayContaining(["id"]) } },
          "text/event-stream": { schema: { oneOf: expect.any(Array) } },
        },
      },
      402: { description: expect.stringContaining("Crédits insuffisants") },
    },
  });
  const { post: login } = description.paths["/auth/login"] as Record<string, never>;
  expect(login).toMatchObject({
    security: [],
    requestBody: { content: { "application/x-www-form-urlencoded": {} } },
  });
});

test("every reference of the description leads somewhere", () => {
  const references = JSON.stringify(description).matchAll(/"\$ref":"([^"]+)"/g);
  for (const [, reference = ""] of references) {
    const target = reference
      .replace(/^#\//, "")
      .split("/")
      .reduce<unknown>((place, name) => (place as Record<string, unknown> | undefined)?.[name], description);
    expect(target, reference).toBeDefined();
  }
});
