import type { Endpoint } from "@app/contracts/endpoint";
import { ENDPOINTS } from "@app/contracts/endpoints";
import { ERRORS, errorBody, type ErrorCode } from "@app/contracts/errors";
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

const UPLOAD_REFUSALS: ErrorCode[] = [
  "audio_required",
  "audio_format",
  "audio_too_short",
  "audio_too_long",
  "audio_unreadable",
  "audio_too_large",
  "upload_running",
  "storage_full",
  "request_unreadable",
  "media_type_unsupported",
  "too_many_requests",
];
const TAKE_REFUSALS: ErrorCode[] = [
  "recording_not_found",
  "transcript_required",
  "take_silent",
  "take_too_little_speech",
  "take_too_noisy",
  "take_other_language",
];

function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = ["unexpected", "unavailable"];
  if (endpoint.params || endpoint.query || endpoint.body)
    codes.push("request_invalid", "characters_forbidden");
  if (endpoint.body) codes.push("request_unreadable", "request_too_large", "media_type_unsupported");
  if (endpoint.body) codes.push("too_many_requests");
  if (endpoint.access === "user") codes.push("session_expired");
  if (endpoint.path.startsWith("/audio/") || endpoint.path === "/pitches/transcribe")
    codes.push("recording_not_found");
  else if (endpoint.params) codes.push("pitch_id_invalid", "pitch_not_found");
  if (endpoint.responseType === "bytes") codes.push("range_not_satisfiable");
  if (endpoint.bodyType === "multipart") codes.push(...UPLOAD_REFUSALS);
  if (endpoint.path === "/pitches/transcribe") codes.push("transcription_failed", "credits_insufficient");
  if (endpoint.idempotent)
    codes.push(
      ...(["credits_insufficient", "analysis_running", "idempotency_mismatch", "analysis_failed"] as const),
      ...TAKE_REFUSALS,
    );
  if (endpoint.path === "/auth/login") codes.push("login_failed");
  if (endpoint.path === "/auth/register") codes.push("signup_failed");
  return codes;
}

const BYTES = { type: "string", format: "binary" };

/** OpenAPI 3.1 has no word for one event of a stream: its schema is told, and what carries it is said. */
const EVENTS =
  "With `Accept: text/event-stream`, server-sent events: each `data` is one JSON of this schema.";

function successOf({ response, responseType, events }: Endpoint): Record<string, object> {
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

/** A file has no schema of ours: its field is described by hand. */
function bodyOf({ body, bodyType = "json" }: Endpoint) {
  if (bodyType === "multipart")
    return { type: "object", properties: { [UPLOAD_FIELD]: BYTES }, required: [UPLOAD_FIELD] };
  return body && describe(body, "input");
}

function answersOf(endpoint: Endpoint) {
  const answers: Record<string, object> = successOf(endpoint);
  const sentences: Record<string, Set<string>> = {};
  for (const code of errorsOf(endpoint)) {
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
    security: access === "user" ? [{ bearer: [] }] : [],
  };
}

/** The OpenAPI 3.1 description of the API: the contracts, in another notation. */
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
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: { Error: describe(errorBody, "output") },
    },
  };
}
