import type { Site } from "../app/lib/site.ts";

/** What the pages say about their operator, from the environment. Changing any of these rebuilds the pages. */
const SETTINGS = {
  PORT: "3000",
  PUBLIC_URL: "",
  BLOG_URL: "",
  OPERATOR_NAME: "",
  OPERATOR_ADDRESS: "",
  OPERATOR_REGISTRATION: "",
  OPERATOR_DIRECTOR: "",
  OPERATOR_EMAIL: "",
  OPERATOR_PHONE: "",
  OPERATOR_HOSTING: "",
} as const;

/** An empty variable counts as unset. */
export function readSite(env: NodeJS.ProcessEnv): Site {
  const read = (name: keyof typeof SETTINGS) => env[name]?.trim() || SETTINGS[name];
  const optional = (name: keyof typeof SETTINGS) => read(name) || null;
  const blogUrl = optional("BLOG_URL");
  if (blogUrl !== null && !/^https?:\/\//.test(blogUrl))
    throw new Error(`Le réglage BLOG_URL (« ${blogUrl} ») n'est pas valable. Attendu : https://…`);
  const email = optional("OPERATOR_EMAIL");
  if (email !== null && !/^[^\s@]+@[^\s@]+$/.test(email))
    throw new Error(
      `Le réglage OPERATOR_EMAIL (« ${email} ») n'est pas valable. Attendu : une adresse email.`,
    );
  return {
    url: (optional("PUBLIC_URL") ?? `http://localhost:${read("PORT")}`).replace(/\/$/, ""),
    blogUrl,
    operator: {
      name: optional("OPERATOR_NAME"),
      address: optional("OPERATOR_ADDRESS"),
      registration: optional("OPERATOR_REGISTRATION"),
      director: optional("OPERATOR_DIRECTOR"),
      email,
      phone: optional("OPERATOR_PHONE"),
      hosting: optional("OPERATOR_HOSTING"),
    },
  };
}
