import { frameRows } from "./frame-rows.ts";
import { pageRows } from "./page-rows.ts";
import { type ActorName, actors } from "./world.ts";

/**
 * The status that each caller gets from each route, in each working status. The test fails for a route that is not here, and for a
 * row without a route. The block that is asked for has no numbered places for files: who may change it gets 404 there, and test/api/economy.test.ts asks blocks that have them. A word in brackets distinguishes two requests to one route.
 */
const table = `
                                                        nobody elsewhere initiator peer librarian economist other editor plain
POST /api/schema/SaveSchemaItem                  1      401    404       200       403  200       200       200   403    404
POST /api/schema/SaveSchemaItem                  2,3    401    404       423       403  423       423       423   403    404
POST /api/schema/SaveSchemaBaseProp              1      401    404       200       403  403       403       403   403    404
POST /api/schema/SaveSchemaBaseProp              2,3    401    404       423       403  403       403       403   403    404
POST /api/schema/CreateLiteratureSearchItem      1      401    404       200       403  200       200       200   403    404
POST /api/schema/CreateLiteratureSearchItem      2,3    401    404       423       403  423       423       423   403    404
POST /api/schema/UpdateLiteratureSearchItem      1      401    404       200       403  200       200       200   403    404
POST /api/schema/UpdateLiteratureSearchItem      2,3    401    404       423       403  423       423       423   403    404
POST /api/schema/DeleteLiteratureSearchItem      1      401    404       200       403  200       200       200   403    404
POST /api/schema/DeleteLiteratureSearchItem      2,3    401    404       423       403  423       423       423   403    404
POST /api/schema/SaveSelection/:contentId        1      401    404       200       403  200       200       200   403    404
POST /api/schema/SaveSelection/:contentId        2,3    401    404       423       403  423       423       423   403    404
POST /api/schema/CreateReference                 1      401    404       200       403  200       200       200   403    404
POST /api/schema/CreateReference                 2,3    401    404       423       403  423       423       423   403    404
POST /api/schema/UpdateReference                 1      401    404       200       403  200       200       200   403    404
POST /api/schema/UpdateReference                 2,3    401    404       423       403  423       423       423   403    404
POST /api/schema/DeleteReference                 1      401    404       200       403  200       200       200   403    404
POST /api/schema/DeleteReference                 2,3    401    404       423       403  423       423       423   403    404
POST /api/schema/ReadReferences/:contentId       1      401    404       200       403  200       200       200   403    404
POST /api/schema/ReadReferences/:contentId       2,3    401    404       423       403  423       423       423   403    404
POST /api/schema/CreateEvidenceTableItem         1       401    404       200       403  200       200       200   403    404
POST /api/schema/CreateEvidenceTableItem         2,3     401    404       423       403  423       423       423   403    404
POST /api/schema/UpdateEvidenceTableItem         1       401    404       200       403  200       200       200   403    404
POST /api/schema/UpdateEvidenceTableItem         2,3     401    404       423       403  423       423       423   403    404
POST /api/schema/DeleteEvidenceTableItem         1       401    404       200       403  200       200       200   403    404
POST /api/schema/DeleteEvidenceTableItem         2,3     401    404       423       403  423       423       423   403    404
POST /api/schema/SaveCustomNumbers/:contentId    1      401    404       200       403  200       200       200   403    404
POST /api/schema/SaveCustomNumbers/:contentId    2,3    401    404       423       403  423       423       423   403    404
POST /api/schema/UploadEconomyEvaluation/:contentId/:section 1 401 404     200       403  200       200       200   403    404
POST /api/schema/UploadEconomyEvaluation/:contentId/:section 2,3 401 404   423       403  423       423       423   403    404
POST /api/schema/RemoveEconomyEvaluation/:contentId 1    401    404       200       403  200       200       200   403    404
POST /api/schema/RemoveEconomyEvaluation/:contentId 2,3  401    404       423       403  423       423       423   403    404
POST /api/schema/UploadMultipleEconomyFile/:contentId 1  401    404       200       403  200       200       200   403    404
POST /api/schema/UploadMultipleEconomyFile/:contentId 2,3 401   404       423       403  423       423       423   403    404
POST /api/schema/RemoveMultipleEconomyFile/:contentId/:fileId 1 401 404    200       403  200       200       200   403    404
POST /api/schema/RemoveMultipleEconomyFile/:contentId/:fileId 2,3 401 404  423       403  423       423       423   403    404
POST /api/schema/UploadMunicipalityEconomyFile/:contentId/:slot 1 401 404 404       403  404       404       404   403    404
POST /api/schema/UploadMunicipalityEconomyFile/:contentId/:slot 2,3 401 404 423     403  423       423       423   403    404
POST /api/schema/RemoveEconomyFileMunicipality/:contentId/:slot 1 401 404 404       403  404       404       404   403    404
POST /api/schema/RemoveEconomyFileMunicipality/:contentId/:slot 2,3 401 404 423     403  423       423       423   403    404
POST /api/schema/UploadEconomyFile/:contentId/:slot 1 401 404 404       403  404       404       404   403    404
POST /api/schema/UploadEconomyFile/:contentId/:slot 2,3 401 404 423     403  423       423       423   403    404
POST /api/schema/RemoveEconomyFile/:contentId/:slot 1 401 404 404       403  404       404       404   403    404
POST /api/schema/RemoveEconomyFile/:contentId/:slot 2,3 401 404 423     403  423       423       423   403    404
POST /api/schema/Restore                         1       401    404       200       403  200       200       200   403    404
POST /api/schema/Restore                         2,3     401    404       423       403  423       423       423   403    404
POST /api/schema/Restore(image)                  1       401    404       200       403  200       200       200   403    404
POST /api/schema/Restore(image)                  2,3     401    404       423       403  423       423       423   403    404
POST /api/schema/Restore(file)                   1       401    404       200       403  200       200       200   403    404
POST /api/schema/Restore(file)                   2,3     401    404       423       403  423       423       423   403    404
POST /api/schema/MoveItem(image)                 1       401    404       200       403  200       200       200   403    404
POST /api/schema/MoveItem(image)                 2,3     401    404       423       403  423       423       423   403    404
POST /api/schema/MoveItem                        1       401    404       200       403  200       200       200   403    404
POST /api/schema/MoveItem                        2,3     401    404       423       403  423       423       423   403    404
GET  /api/schema/DeletedItems/:contentId         1       401    404       200       403  200       200       200   403    404
GET  /api/schema/DeletedItems/:contentId         2,3     401    404       423       403  423       423       423   403    404
POST /api/schema/SaveComment                     1       401    404       200       403  200       200       200   403    404
POST /api/schema/SaveComment                     2,3     401    404       423       403  423       423       423   403    404
POST /api/schema/EditComment/:commentId          1       401    404       403       403  200       403       403   403    404
POST /api/schema/EditComment/:commentId          2,3     401    404       423       403  423       423       423   403    404
DELETE /api/schema/DeleteComment/:commentId      1       401    404       200       403  200       403       403   403    404
DELETE /api/schema/DeleteComment/:commentId      2,3     401    404       423       403  423       423       423   403    404
POST /api/schema/ResolveComment/:commentId       1       401    404       200       403  200       200       200   403    404
POST /api/schema/ResolveComment/:commentId       2,3     401    404       423       403  423       423       423   403    404
POST /api/schema/SeeComments                     1       401    404       200       403  200       200       200   403    404
POST /api/schema/SeeComments                     2,3     401    404       423       403  423       423       423   403    404
POST /api/schema/Restore(comment)                1       401    404       200       403  200       403       403   403    404
POST /api/schema/Restore(comment)                2,3     401    404       423       403  423       423       423   403    404
GET  /api/schema/GetComments/:contentGuid        1,2,3   401    404       200       403  200       200       200   200    404
GET  /api/schema/DeletedComments/:contentGuid    1       401    404       200       403  200       200       200   403    404
GET  /api/schema/DeletedComments/:contentGuid    2,3     401    404       423       403  423       423       423   403    404
POST /api/schema/UploadPdf/:contentId            1      401    404       200       403  200       200       200   403    404
POST /api/schema/UploadPdf/:contentId            2,3    401    404       423       403  423       423       423   403    404
POST /api/schema/DeletePdf/:contentId            1      401    404       200       403  200       200       200   403    404
POST /api/schema/DeletePdf/:contentId            2,3    401    404       423       403  423       423       423   403    404
POST /api/schema/UploadImages/:contentId         1      401    404       200       403  200       200       200   403    404
POST /api/schema/UploadImages/:contentId         2,3    401    404       423       403  423       423       423   403    404
POST /api/schema/DeleteImage/:contentId          1      401    404       200       403  200       200       200   403    404
POST /api/schema/DeleteImage/:contentId          2,3    401    404       423       403  423       423       423   403    404
POST /api/schema/SaveImageText/:contentId        1      401    404       200       403  200       200       200   403    404
POST /api/schema/SaveImageText/:contentId        2,3    401    404       423       403  423       423       423   403    404
POST /api/schema/InviteContributor               1      401    404       200       403  403       403       403   403    404
POST /api/schema/InviteContributor               2,3    401    404       423       403  403       403       403   403    404
POST /api/schema/UpdateContributor               1      401    404       200       403  403       403       403   403    404
POST /api/schema/UpdateContributor               2,3    401    404       423       403  403       403       403   403    404
POST /api/schema/DeleteContributor               1      401    404       200       403  403       403       403   403    404
POST /api/schema/DeleteContributor               2,3    401    404       423       403  403       403       403   403    404
GET  /api/assessments/:id/sessions               1,2,3  401    404       200       403  403       403       403   403    404
POST /api/schema/EndSessions                     1,2,3  401    404       200       403  403       403       403   403    404
POST /api/schema/SaveSchemaItem(own-review)      1      401    404       404       200  404       404       404   403    404
POST /api/schema/SaveSchemaItem(own-review)      2,3    401    404       423       423  423       423       423   403    404
POST /api/schema/SaveSchemaItem(answer)          1      401    404       200       403  404       404       404   403    404
POST /api/schema/SaveSchemaItem(answer)          2,3    401    404       423       403  423       423       423   403    404
POST /api/schema/SetPeerReviewStatus             1      401    404       403       200  403       403       403   403    404
POST /api/schema/SetPeerReviewStatus             2,3    401    404       403       423  403       403       403   403    404
POST /api/schema/AnswerReviewRequest             1      401    404       403       200  403       403       403   403    404
POST /api/schema/AnswerReviewRequest             2,3    401    404       403       423  403       403       403   403    404
POST /api/schema/SetReviewDue                    1      401    404       200       403  403       403       403   403    404
POST /api/schema/SetReviewDue                    2,3    401    404       423       403  403       403       403   403    404
POST /api/schema/SendApprovalRequest             1      401    404       200       403  403       403       403   403    404
POST /api/schema/SendApprovalRequest             2,3    401    404       423       403  403       403       403   403    404
POST /api/schema/SetDisplayContact               1,2,3  401    404       200       403  403       403       403   403    404

GET  /api/schema/GetMethodAssessmentDetails/:id  1,2,3  401    404       200       200  200       200       200   200    404
GET  /api/assessments/:id/working-copy           1,2,3  401    404       200       200  200       200       200   200    404
GET  /api/live/:id                               1,2,3  401    404       200       200  200       200       200   200    404
GET  /api/live/:id/changes                       1,2,3  401    404       200       200  200       200       200   200    404
POST /api/live/:id/here                          1,2,3  401    404       200       200  200       200       200   200    404
GET  /api/live/:id/text/:item                    1,2,3  401    404       200       200  200       200       200   200    404
POST /api/live/:id/text/:item                    1      401    404       200       403  200       200       200   403    404
POST /api/live/:id/text/:item                    2,3    401    404       423       403  423       423       423   403    404
GET  /api/assessments/:id/review-change          1,2     401    404       200       200  404       404       404   200    404
GET  /api/assessments/:id/review-change          3       401    404       404       404  404       404       404   404    404
GET  /api/assessments/:id/history                1,2,3  401    404       200       403  200       200       200   200    404
GET  /api/assessments/:id/history/:entry         1,2,3  401    404       200       403  200       200       200   200    404
GET  /api/assessments/:id/template               1,2,3  401    404       200       403  200       200       200   200    404
POST /api/assessments/:id/template               1      401    404       409       403  403       403       403   409    404
POST /api/assessments/:id/template               2,3    401    404       423       403  403       403       403   423    404
POST /api/assessments/:id/template/undo          1      401    404       409       403  403       403       403   409    404
POST /api/assessments/:id/template/undo          2,3    401    404       423       403  403       403       403   423    404
GET  /api/assessments/:id/versions               1,2,3  401    404       200       403  200       200       200   200    404
GET  /api/assessments/:id/versions/:version      1,2,3  401    404       200       403  200       200       200   200    404
POST /api/assessments/:id/versions               1      401    404       200       403  200       200       200   403    404
POST /api/assessments/:id/versions               2,3    401    404       423       403  423       423       423   403    404
GET  /api/assessments/:id(preview)               1,2,3  401    404       200       200  200       200       200   200    404
GET  /api/schema/GetLastSavedSchemaPage          1,2,3  401    404       200       200  200       200       200   200    404
GET  /api/schema/GetCustomNumbers/:contentId     1,2,3  401    404       200       200  200       200       200   200    404
GET  /api/schema/GetEconomyData/:contentId       1,2,3  401    404       200       200  200       200       200   200    404
GET  /api/schema/GetEconomyFiles/:contentId      1,2,3  401    404       200       200  200       200       200   200    404
GET  /api/schema/getPdf/:contentId               1,2,3  401    404       200       200  200       200       200   200    404
GET  /api/schema/getImages/:contentId            1,2,3  401    404       200       200  200       200       200   200    404
GET  /api/methodassessment/GetAssessment(preview) 1,2,3 401    404       200       200  200       200       200   200    404
GET  /filer/:guid/:name                          1,2    401    404       200       200  200       200       200   200    404
GET  /filer/:guid/:name                          3      200    200       200       200  200       200       200   200    200

GET  /api/desk/assessments                       1,2,3  401    403       403       403  403       403       403   200    403
GET  /api/desk/assessments/:id                   1,2,3  401    403       403       403  403       403       403   200    403
POST /api/desk/assessments/:id/publish           1,3    401    404       403       403  403       403       403   409    404
POST /api/desk/assessments/:id/publish           2      401    404       403       403  403       403       403   200    404
POST /api/desk/assessments/:id/return            1,3    401    404       403       403  403       403       403   409    404
POST /api/desk/assessments/:id/return            2      401    404       403       403  403       403       403   200    404
POST /api/desk/assessments/:id/reopen            1,2    401    404       409       403  403       403       403   409    404
POST /api/desk/assessments/:id/reopen            3      401    404       200       403  403       403       403   200    404
POST /api/desk/assessments/:id/withdraw          1,2    401    404       403       403  403       403       403   409    404
POST /api/desk/assessments/:id/withdraw          3      401    404       403       403  403       403       403   200    404
POST /api/desk/assessments/:id/card              1,2,3  401    404       403       403  403       403       403   200    404
POST /api/desk/assessments/:id/find-words        1,2,3  401    404       403       403  403       403       403   200    404
POST /api/desk/assessments/:id/erase-files       1,2,3  401    404       403       403  403       403       403   200    404
POST /api/desk/assessments/:id/redact            1,2,3  401    404       403       403  403       403       403   200    404
POST /api/desk/assessments/:id/contact           1,2,3  401    404       200       403  403       403       403   200    404
POST /api/desk/assessments/:id/link              1,2,3  401    404       403       403  403       403       403   200    404
POST /api/desk/assessments/:id/initiator         1,2,3  401    404       403       403  403       403       403   200    404

GET  /api/desk/accounts                          1      401    403       403       403  403       403       403   403    403
POST /api/desk/accounts/:id/role                 1      401    403       403       403  403       403       403   403    403
GET  /api/desk/log                               1      401    403       403       403  403       403       403   403    403
GET  /api/desk/templates                         1      401    403       403       403  403       403       403   403    403
GET  /api/desk/templates/:id                     1      401    403       403       403  403       403       403   403    403
POST /api/desk/templates/:id/save                1      401    403       403       403  403       403       403   403    403
POST /api/desk/templates/:id/edit                1      401    403       403       403  403       403       403   403    403
POST /api/desk/templates/:id/draft               1      401    403       403       403  403       403       403   403    403
POST /api/desk/templates/:id/discard             1      401    403       403       403  403       403       403   403    403
POST /api/desk/templates/:id/publish             1      401    403       403       403  403       403       403   403    403
GET  /api/desk/search                            1      401    403       403       403  403       403       403   200    403
POST /api/desk/search/synonyms                   1      401    403       403       403  403       403       403   200    403
POST /api/desk/search/synonyms/list              1      401    403       403       403  403       403       403   200    403
POST /api/desk/search/promotions                 1      401    403       403       403  403       403       403   422    403
POST /api/desk/search/promotions/:id/remove      1      401    403       403       403  403       403       403   404    403
POST /api/desk/search/synonyms/:id/remove        1      401    403       403       403  403       403       403   404    403
GET  /api/desk/terms                             1      401    403       403       403  403       403       403   200    403
POST /api/desk/terms                             1      401    403       403       403  403       403       403   200    403
POST /api/desk/terms/:id/save                    1      401    403       403       403  403       403       403   404    403
POST /api/desk/terms/:id/merge                   1      401    403       403       403  403       403       403   404    403
POST /api/desk/terms/:id/retire                  1      401    403       403       403  403       403       403   404    403
GET  /api/desk/pages                             1      401    403       403       403  403       403       403   200    403
POST /api/desk/pages                             1      401    403       403       403  403       403       403   200    403
GET  /api/desk/broken-links                      1      401    403       403       403  403       403       403   200    403
GET  /api/desk/pages/trash                       1      401    403       403       403  403       403       403   200    403
GET  /api/desk/pages/:id                         1      401    403       403       403  403       403       403   200    403
GET  /api/desk/pages/:id/versions/:no            1      401    403       403       403  403       403       403   200    403
GET  /api/desk/pages/:id/links                   1      401    403       403       403  403       403       403   200    403
POST /api/desk/pages/:id/save                    1      401    403       403       403  403       403       403   200    403
POST /api/desk/pages/:id/undo                    1      401    403       403       403  403       403       403   404    403
POST /api/desk/pages/:id/publish                 1      401    403       403       403  403       403       403   200    403
POST /api/desk/pages/:id/unpublish               1      401    403       403       403  403       403       403   404    403
GET  /api/desk/sites                             1      401    403       403       403  403       403       403   200    403
GET  /api/desk/terms/:kind                       1      401    403       403       403  403       403       403   200    403
POST /api/desk/pages/:id/plan                    1      401    403       403       403  403       403       403   200    403
POST /api/desk/pages/:id/cancel-plan             1      401    403       403       403  403       403       403   404    403
POST /api/desk/pages/:id/access                  1      401    403       403       403  403       403       403   403    403
POST /api/desk/pages/:id/end                     1      401    403       403       403  403       403       403   200    403
POST /api/desk/pages/:id/discard                 1      401    403       403       403  403       403       403   422    403
POST /api/desk/pages/:id/restore                 1      401    403       403       403  403       403       403   200    403
POST /api/desk/pages/:id/move                    1      401    403       403       403  403       403       403   200    403
POST /api/desk/pages/:id/block                   1      401    403       403       403  403       403       403   404    403
POST /api/desk/pages/:id/copy                    1      401    403       403       403  403       403       403   200    403
POST /api/desk/pages/:id/trash                   1      401    403       403       403  403       403       403   200    403
POST /api/desk/pages/:id/untrash                 1      401    403       403       403  403       403       403   404    403
POST /api/desk/pages/:id/share                   1      401    403       403       403  403       403       403   200    403
POST /api/desk/pages/:id/end-sharing             1      401    403       403       403  403       403       403   404    403
GET  /api/desk/media                             1      401    403       403       403  403       403       403   200    403
GET  /api/desk/media/:id                         1      401    403       403       403  403       403       403   404    403
POST /api/desk/media                             1      401    403       403       403  403       403       403   200    403
POST /api/desk/media/:id/replace                 1      401    403       403       403  403       403       403   404    403
POST /api/desk/media/:id/put-back                1      401    403       403       403  403       403       403   404    403
POST /api/desk/media/:id/forget                  1      401    403       403       403  403       403       403   404    403
POST /api/desk/media/:id/save                    1      401    403       403       403  403       403       403   404    403
POST /api/desk/media/:id/trash                   1      401    403       403       403  403       403       403   404    403
POST /api/desk/media/:id/untrash                 1      401    403       403       403  403       403       403   404    403
POST /api/desk/media-folders                     1      401    403       403       403  403       403       403   200    403
POST /api/desk/media-folders/:id                 1      401    403       403       403  403       403       403   404    403
POST /api/desk/media-folders/:id/remove          1      401    403       403       403  403       403       403   404    403
GET  /filer/bibliotek/:guid/:name                1      404    404       404       404  404       404       404   404    404

POST /api/session/redeem                         1,2,3  200    200       200       403  200       200       200   200    200
POST /api/session/inspect                        1,2,3  200    200       200       200  200       200       200   200    200
POST /api/session/redeem-code                    1,2,3  409    409       409       409  409       409       409   409    409
POST /api/session/resend                         1,2,3  200    200       200       200  200       200       200   200    200
GET  /api/session                                1,2,3  200    200       200       200  200       200       200   200    200
GET  /api/session/assessments                    1,2,3  200    200       200       200  200       200       200   200    200
GET  /api/session/seat                           1,2,3  200    200       200       200  200       200       200   200    200
POST /api/logout                                 1,2,3  200    200       200       200  200       200       200   200    200
POST /api/logout/everywhere                      1,2,3  401    401       401       401  401       401       401   200    200

POST /api/schema/CreateMethodAssessment          1      200    200       200       200  200       200       200   200    200
GET  /api/tips/challenge                         1      200    200       200       200  200       200       200   200    200
POST /api/tips/sendTips                          1      422    422       422       422  422       422       422   422    422
GET  /api/openapi.json                           1      200    200       200       200  200       200       200   200    200
GET  /api/schema/GetContactAddress               1      200    200       200       200  200       200       200   200    200
GET  /api/assessments/:id                        1,2,3  200    200       200       200  200       200       200   200    200
GET  /api/assessments/:id/changes                1,2,3  404    404       404       404  404       404       404   404    404
GET  /api/methodassessment/GetAssessment         1,2,3  200    200       200       200  200       200       200   200    200
POST /api/search/:route                          1,2,3  200    200       200       200  200       200       200   200    200
GET  /api/search/similar                         1      200    200       200       200  200       200       200   200    200
GET  /api/search/:route/suggestions              1      200    200       200       200  200       200       200   200    200
GET  /api/episerver/v3.0/content                 1      200    200       200       200  200       200       200   200    200
GET  /api/episerver/v3.0/site                    1      200    200       200       200  200       200       200   200    200
GET  /api/episerver/v3.0/site/:id                1      404    404       404       404  404       404       404   404    404
GET  /api/episerver/v3.0/content/:id             1      200    200       200       200  200       200       200   200    200
GET  /api/episerver/v3.0/content/:id/children    1      200    200       200       200  200       200       200   200    200
GET  /api/episerver/v3.0/content/:id/ancestors   1      200    200       200       200  200       200       200   200    200

GET  /*                                          1      200    200       200       200  200       200       200   200    200
GET  /*(read)                                    1,2,3  200    200       200       200  200       200       200   200    200
GET  /*(nothing-there)                           1      307    307       307       307  307       307       307   307    307
POST /*                                          1      405    405       405       405  405       405       405   405    405
GET  /dokument/utkast/:file                      1,2,3  401    404       200       200  200       200       200   200    404
GET  /api/publications/schema.json               1      200    200       200       200  200       200       200   200    200
GET  /api/publications/:id                       1,2,3  404    404       404       404  404       404       404   404    404
GET  /api/publications/:id/:form                 1,2,3  404    404       404       404  404       404       404   404    404
GET  /dokument/:file                             1,2,3  404    404       404       404  404       404       404   404    404
GET  /dokument/varsel/:file                      1      404    404       404       404  404       404       404   404    404
GET  /regneark/okonomi.xlsx                       1      200    200       200       200  200       200       200   200    200
POST /api/subscriptions                          1      200  200  200  200  200  200  200  200  200
GET  /varsel                                     1      200  200  200  200  200  200  200  200  200
POST /varsel                                     1      422  422  422  422  422  422  422  422  422
GET  /varsel/:token                              1      200  200  200  200  200  200  200  200  200
POST /varsel/:token                              1      200  200  200  200  200  200  200  200  200
GET  /varsel/:token/avslutt                      1      302  302  302  302  302  302  302  302  302
POST /varsel/:token/avslutt                      1      200  200  200  200  200  200  200  200  200
GET  /feed.atom                                  1      200  200  200  200  200  200  200  200  200
GET  /feed.json                                  1      200  200  200  200  200  200  200  200  200
GET  /treff.csv                                  1      200  200  200  200  200  200  200  200  200
${frameRows}${pageRows}`;

export type Row = {
  /** The route's own name, as the app lists it. */
  readonly route: string;
  /** The route, with the word that distinguishes two requests. */
  readonly request: string;
  readonly statuses: readonly (1 | 2 | 3)[];
  readonly expected: Readonly<Record<ActorName, number>>;
};

const statusOf = (text: string): 1 | 2 | 3 => (text === "1" ? 1 : text === "2" ? 2 : 3);

const [heading = "", ...lines] = table.split("\n").filter((line) => line.trim() !== "");
if (heading.trim().replace(/\s+/g, " ") !== actors.join(" ")) throw new Error("the columns are not the actors");

export const matrix: readonly Row[] = lines.map((line) => {
  const [method, url = "", statuses = "", ...codes] = line.trim().split(/\s+/);
  if (codes.length !== actors.length) throw new Error(`not one answer for each: ${line}`);
  const expected = Object.fromEntries(actors.map((actor, index) => [actor, Number(codes[index])]));
  return {
    route: `${method} ${url.replace(/\(.*\)$/, "")}`,
    request: `${method} ${url}`,
    statuses: statuses.split(",").map(statusOf),
    expected: expected as Record<ActorName, number>,
  };
});
