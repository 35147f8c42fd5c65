import { getProcessors } from "@app/contracts/coach";
import { type Api, mount } from "../../http/mount.ts";
import { describeProcessors } from "./describe-processors.ts";

export function mountPrivacy(api: Api): void {
  mount(api, getProcessors, async () => describeProcessors(api.deps));
}
