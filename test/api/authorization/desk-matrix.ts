import { aBrowser, type Browser } from "../../builders/browser.ts";
import { decideRole } from "../../builders/roles.ts";
import { signedInAs } from "../../builders/signed-in.ts";
import type { TestServer } from "../../server.ts";

/**
 * What each call of the desk answers by role and site, in an assessment that is a draft: an editor and an administrator of both sites, an
 * editor of the notification site alone who asks the assessment site (`elsewhere`), and an editor of this site whose pages only
 * administrators may write and publish (`limited`). The test fails for a call under /api/desk/ that is not here.
 */
const table = `
                                                 editor admin elsewhere limited
GET  /api/desk/assessments                       200    200   403       200
GET  /api/desk/assessments/:id                   200    200   403       200
POST /api/desk/assessments/:id/publish           409    409   404       409
POST /api/desk/assessments/:id/return            409    409   404       409
POST /api/desk/assessments/:id/reopen            409    409   404       409
POST /api/desk/assessments/:id/withdraw          409    409   404       409
POST /api/desk/assessments/:id/card              200    200   404       200
POST /api/desk/assessments/:id/find-words        200    200   404       200
POST /api/desk/assessments/:id/erase-files       200    200   404       200
POST /api/desk/assessments/:id/redact            200    200   404       200
POST /api/desk/assessments/:id/contact           200    200   404       200
POST /api/desk/assessments/:id/link              200    200   404       200
POST /api/desk/assessments/:id/initiator         200    200   404       200
POST /api/desk/assessments/:id/not-same-study    200    200   404       200
POST /api/desk/assessments/:id/decline-confirmation 409 409  404       409
POST /api/desk/assessments/:id/undo-confirmation 409    409   404       409
POST /api/desk/assessments/:id/decisions/:no/give 404   404   404       404
POST /api/desk/assessments/:id/decisions/:no/correct 404 404  404       404
POST /api/desk/assessments/:id/decisions/:no/report 404 404   404       404
POST /api/desk/assessments/:id/decisions/:no/remove 404 404   404       404
GET  /api/desk/overview                          200    200   403       200
GET  /api/desk/overview.csv                      200    200   403       200
GET  /api/desk/retractions                       200    200   403       200
POST /api/desk/retractions                       403    200   403       403
GET  /api/desk/accounts                          403    200   403       403
POST /api/desk/accounts/:id/role                 403    404   403       403
GET  /api/desk/log                               403    200   403       403
GET  /api/desk/templates                         403    200   403       403
GET  /api/desk/templates/:id                     403    404   403       403
POST /api/desk/templates/:id/save                403    404   403       403
POST /api/desk/templates/:id/edit                403    404   403       403
POST /api/desk/templates/:id/draft               403    404   403       403
POST /api/desk/templates/:id/discard             403    404   403       403
POST /api/desk/templates/:id/publish             403    404   403       403
POST /api/desk/nynorsk                           403    200   403       403
GET  /api/desk/search                            200    200   200       200
POST /api/desk/search/synonyms                   200    200   200       200
POST /api/desk/search/synonyms/list              200    200   200       200
POST /api/desk/search/promotions                 422    422   422       422
POST /api/desk/search/promotions/:id/remove      404    404   404       404
POST /api/desk/search/synonyms/:id/remove        404    404   404       404
GET  /api/desk/pages                             200    200   403       200
POST /api/desk/pages                             200    200   403       403
GET  /api/desk/pages/find                        200    200   403       200
GET  /api/desk/pages/trash                       200    200   403       200
GET  /api/desk/pages/:id                         200    200   403       200
GET  /api/desk/pages/:id/versions/:no            200    200   403       200
GET  /api/desk/pages/:id/links                   200    200   403       200
POST /api/desk/pages/:id/save                    200    200   403       403
POST /api/desk/pages/:id/undo                    404    404   403       403
POST /api/desk/pages/:id/block                   404    404   403       403
POST /api/desk/pages/:id/publish                 200    200   403       403
POST /api/desk/pages/:id/unpublish               404    404   403       403
GET  /api/desk/broken-links                      200    200   403       200
GET  /api/desk/sites                             200    200   403       200
GET  /api/desk/terms/:kind                       200    200   403       200
GET  /api/desk/terms                             200    200   200       200
POST /api/desk/terms                             200    200   200       200
POST /api/desk/terms/:id/save                    404    404   404       404
POST /api/desk/terms/:id/merge                   404    404   404       404
POST /api/desk/terms/:id/retire                  404    404   404       404
POST /api/desk/pages/:id/plan                    200    200   403       403
POST /api/desk/pages/:id/cancel-plan             404    404   403       403
POST /api/desk/pages/:id/access                  403    200   403       403
POST /api/desk/pages/:id/end                     200    200   403       403
POST /api/desk/pages/:id/review                  200    200   403       403
POST /api/desk/pages/:id/here                    200    200   403       200
GET  /api/desk/pages/:id/addresses               200    200   403       200
POST /api/desk/pages/:id/addresses               200    200   403       403
POST /api/desk/pages/:id/addresses/remove        404    404   403       403
GET  /api/desk/waiting                           200    200   403       200
POST /api/desk/pages/:id/discard                 422    422   403       403
POST /api/desk/pages/:id/restore                 200    200   403       403
POST /api/desk/pages/:id/move                    200    200   403       403
POST /api/desk/pages/:id/copy                    200    200   403       403
POST /api/desk/pages/:id/trash                   200    200   403       403
POST /api/desk/pages/:id/untrash                 404    404   403       404
POST /api/desk/pages/:id/share                   200    200   403       403
POST /api/desk/pages/:id/end-sharing             404    404   403       403
GET  /api/desk/media                             200    200   200       200
GET  /api/desk/media/:id                         404    404   404       404
POST /api/desk/media                             200    200   200       200
POST /api/desk/media/:id/replace                 404    404   404       404
POST /api/desk/media/:id/put-back                404    404   404       404
POST /api/desk/media/:id/forget                  404    404   404       404
POST /api/desk/media/:id/save                    404    404   404       404
POST /api/desk/media/:id/trash                   404    404   404       404
POST /api/desk/media/:id/untrash                 404    404   404       404
POST /api/desk/media-folders                     200    200   200       200
POST /api/desk/media-folders/:id                 404    404   404       404
POST /api/desk/media-folders/:id/remove          404    404   404       404
`;

export const deskActors = ["editor", "admin", "elsewhere", "limited"] as const;
export type DeskActor = (typeof deskActors)[number];

const [heading = "", ...lines] = table.split("\n").filter((line) => line.trim() !== "");
if (heading.trim().replace(/\s+/g, " ") !== deskActors.join(" ")) throw new Error("the columns are not the actors");

export const deskMatrix: readonly { readonly request: string; readonly expected: string }[] = lines.map((line) => {
  const [method, url, ...codes] = line.trim().split(/\s+/);
  if (codes.length !== deskActors.length) throw new Error(`not one answer for each: ${line}`);
  return { request: `${method} ${url}`, expected: codes.join(" ") };
});

/** A browser for each of them. */
export async function deskBrowsers(server: TestServer): Promise<Readonly<Record<DeskActor, Browser>>> {
  const editor = await signedInAs(server, "redaktor");
  const admin = await signedInAs(server, "admin");
  const elsewhere = await signedInAs(server, "fagfelle", aBrowser(server));
  await decideRole(server.db, "fagfelle", "metodevarsel", "editor");
  return { editor, admin, elsewhere, limited: editor };
}

/** Leaves the pages of the assessment site to administrators, or to every editor again. */
export const limitPages = ({ db }: TestServer, isLimited: boolean) =>
  db
    .updateTable("content")
    .set(isLimited ? { edited_by: "admins", published_by: "admins" } : { edited_by: null, published_by: null })
    .where("type", "=", "StartPage")
    .where("parent", "is", null)
    .execute();
