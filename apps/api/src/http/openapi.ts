import { type Access, type Endpoint, listErrors } from "@app/contracts/endpoint";
import { ENDPOINTS } from "@app/contracts/endpoints";
import { ERRORS, errorBody } from "@app/contracts/errors";
import { PRODUCT_NAME } from "@app/contracts/product";
import { UPLOAD_FIELD } from "@app/contracts/recording";
import { toJSONSchema } from "zod/v4/core";
import { MEDIA_TYPES } from "./media-types.ts";

type Schema = NonNullable<Endpoint["body"]>;

function describe(schema: Schema, io: "input" | "output") {
  const { $schema: _dialect, ...description } = toJSONSchema(schema, { io, unrepresentable: "any" });
  return description;
}

const refusal = { content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } } };

/** How a caller authenticates; a link's token is among the parameters, and a webhook signs its body. */
const SECURITY: Record<Access, object[]> = {
  public: [],
  user: [{ session: [] }],
  link: [],
  operator: [{ operator: [] }],
  webhook: [],
};

const BYTES = { type: "string", format: "binary" };

/** OpenAPI 3.1 cannot describe a stream's events: give one event's schema, and describe the stream in words. */
const EVENTS =
  "With `Accept: text/event-stream`, server-sent events: each `data` is one JSON of this schema.";

function successOf({ response, responseType, mediaType, events }: Endpoint): Record<string, object> {
  if (mediaType) return { 200: { description: "OK", content: { [mediaType]: { schema: BYTES } } } };
  if (responseType === "bytes") {
    const content = { "audio/wav": { schema: BYTES } };
    return {
      200: { description: "OK", content },
      206: { description: "The part that `Range` asks", content },
    };
  }
  if (!response) return { 204: { description: "Done" } };
  const json = { "application/json": { schema: describe(response, "output") } };
  if (!events) return { 200: { description: "OK", content: json } };
  const stream = { "text/event-stream": { schema: describe(events, "output") } };
  return { 200: { description: EVENTS, content: { ...json, ...stream } } };
}

/** Our contracts have no schema for files and for the provider's messages. */
function bodyOf({ access, body, bodyType = "json" }: Endpoint) {
  if (access === "webhook") return BYTES;
  if (bodyType === "multipart")
    return { type: "object", properties: { [UPLOAD_FIELD]: BYTES }, required: [UPLOAD_FIELD] };
  return body && describe(body, "input");
}

function answersOf(endpoint: Endpoint) {
  const answers: Record<string, object> = successOf(endpoint);
  const sentences: Record<string, Set<string>> = {};
  for (const code of listErrors(endpoint)) {
    const { status, message } = ERRORS[code];
    (sentences[status] ??= new Set()).add(`\`${code}\`: ${message}`);
  }
  for (const [status, lines] of Object.entries(sentences))
    answers[status] = { description: [...lines].join("; "), ...refusal };
  return answers;
}

function parametersOf(endpoint: Endpoint) {
  const parameters: object[] = [];
  for (const place of ["path", "query"] as const) {
    const schema = place === "path" ? endpoint.params : endpoint.query;
    if (!schema) continue;
    const { properties = {}, required = [] } = describe(schema, "input");
    for (const [name, description] of Object.entries(properties))
      parameters.push({ name, in: place, required: required.includes(name), schema: description });
  }
  if (endpoint.idempotent)
    parameters.push({
      name: "Idempotency-Key",
      in: "header",
      required: false,
      schema: { type: "string", maxLength: 100 },
    });
  return parameters;
}

function operationOf(endpoint: Endpoint) {
  const { bodyType = "json", summary, access } = endpoint;
  const body = bodyOf(endpoint);
  return {
    summary,
    parameters: parametersOf(endpoint),
    ...(body && {
      requestBody: {
        required: true,
        content: { [MEDIA_TYPES[bodyType]]: { schema: body } },
      },
    }),
    responses: answersOf(endpoint),
    security: SECURITY[access],
  };
}

/** The OpenAPI 3.1 description of the API, generated from the contracts. */
export function describeApi(publicUrl: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of ENDPOINTS) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, "{$1}");
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  return {
    openapi: "3.1.0",
    info: { title: PRODUCT_NAME, version: "1" },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      securitySchemes: {
        session: { type: "http", scheme: "bearer" },
        operator: { type: "http", scheme: "bearer" },
      },
      schemas: { Error: describe(errorBody, "output") },
    },
  };
}
