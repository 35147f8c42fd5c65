import { redirect } from "react-router";
import { PATHS } from "../lib/paths.ts";

/** Unknown paths redirect to the home page (specification, section 2). */
export function loader() {
  return redirect(PATHS.home);
}

export default function Unknown() {
  return null;
}
