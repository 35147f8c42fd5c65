import type { Endpoint, EndpointAnswer } from "@app/contracts/endpoint";
import { MESSAGES } from "@app/contracts/messages";
import { NetworkError, readAnswer } from "./api.ts";
import { buildUrl } from "./build-url.ts";
import { readToken } from "./session.ts";

interface Upload {
  /** Name of the form field for the file. */
  field: string;
  file: File;
  query?: Record<string, string>;
  /** Called with the uploaded share, from 0 to 1. */
  onProgress: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends one file to an endpoint of the contracts. Uses XMLHttpRequest, since `fetch` does not report upload progress.
 */
export function uploadFile<E extends Endpoint>(
  endpoint: E,
  { field, file, query, onProgress, signal }: Upload,
): Promise<EndpointAnswer<E>> {
  const token = readToken();
  const body = new FormData();
  body.set(field, file);
  const request = new XMLHttpRequest();
  return new Promise<Response>((resolve, reject) => {
    request.open(endpoint.method, buildUrl(endpoint.path, undefined, query));
    request.setRequestHeader("accept", "application/json");
    if (token) request.setRequestHeader("authorization", `Bearer ${token}`);
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener("load", () => resolve(readResponse(request)));
    request.addEventListener("error", () => reject(new NetworkError(MESSAGES.unexpected)));
    request.addEventListener("abort", () => reject(signal?.reason));
    signal?.addEventListener("abort", () => request.abort());
    request.send(body);
  }).then((response) => readAnswer(endpoint, response, token));
}

function readResponse(request: XMLHttpRequest): Response {
  const retryAfter = request.getResponseHeader("retry-after");
  return new Response(request.status === 204 ? null : request.responseText, {
    status: request.status,
    headers: retryAfter ? { "retry-after": retryAfter } : {},
  });
}
