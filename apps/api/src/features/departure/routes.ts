import { deleteAccount as deletion, exportAccount as download } from "@app/contracts/account";
import { type Api, mount } from "../../http/mount.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportAccount } from "./export-account.ts";

export function mountDeparture(api: Api): void {
  const { deps } = api;
  mount(api, download, async ({ user }, { reply }) => {
    reply.headers({
      "content-type": "application/zip",
      "content-disposition": 'attachment; filename="mes-donnees.zip"',
    });
    return exportAccount(deps, user.id);
  });
  mount(api, deletion, ({ user, body }) => deleteAccount(deps, user.id, body.currentPassword));
}
