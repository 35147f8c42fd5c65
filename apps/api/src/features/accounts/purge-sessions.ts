export { purgeSessions } from "./store.ts";
