/** Rows of the table of rights: the desk, apart from its pages and library. */
export const deskRows = `
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
POST /api/desk/assessments/:id/not-same-study    1,2,3  401    404       403       403  403       403       403   200    404

GET  /api/desk/overview                          1      401    403       403       403  403       403       403   200    403
GET  /api/desk/overview.csv                      1      401    403       403       403  403       403       403   200    403
GET  /api/desk/retractions                       1      401    403       403       403  403       403       403   200    403
POST /api/desk/retractions                       1      401    403       403       403  403       403       403   403    403
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
POST /api/desk/nynorsk                           1      401    403       403       403  403       403       403   403    403
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
`;
