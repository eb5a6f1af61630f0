/** Rows of the table of rights: sessions, and the calls, pages, documents, alerts and feeds for everybody. */
export const publicRows = `
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
GET  /api/assessments/:id/decision-sheet         1,2    404    404       404       404  404       404       404   404    404
GET  /api/assessments/:id/decision-sheet         3      200    200       200       200  200       200       200   200    200
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
GET  /varsel/kommentarer/:token                  1      200    200       200       200  200       200       200   200    200
POST /varsel/kommentarer/:token                  1      303    303       303       303  303       303       303   303    303
GET  /varsel/kommentarer/:token/avslutt/:kind    1      302    302       302       302  302       302       302   302    302
POST /varsel/kommentarer/:token/avslutt/:kind    1      200    200       200       200  200       200       200   200    200
`;
