import type { Endpoint } from "@app/contracts/endpoint";

/** The content type of each kind of body in the contracts. */
export const MEDIA_TYPES: Record<NonNullable<Endpoint["bodyType"]>, string> = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data",
};
