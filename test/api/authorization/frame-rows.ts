/** Rows of the table of rights for what belongs to no feature: addresses for machines, signing in, health, and what only a developer's machine has. */
export const frameRows = `
GET  /opensearch.xml                             1      200    200       200       200  200       200       200   200    200
GET  /sitemap.xml                                1      200    200       200       200  200       200       200   200    200
GET  /robots.txt                                 1      200    200       200       200  200       200       200   200    200
GET  /favicon.ico                                1      301    301       301       301  301       301       301   301    301
GET  /api/*                                      1      404    404       404       404  404       404       404   404    404
POST /api/*                                      1      404    404       404       404  404       404       404   404    404
GET  /assets/*                                   1      404    404       404       404  404       404       404   404    404

GET  /login                                      1      302    302       302       302  302       302       302   302    302
GET  /login-callback                             1      400    400       400       400  400       400       400   400    400
GET  /logout                                     1      302    302       302       302  302       302       302   302    302
GET  /login-renewal                              1      200    200       200       200  200       200       200   200    200
GET  /login-style.css                            1      200    200       200       200  200       200       200   200    200
GET  /health/live                                1      200    200       200       200  200       200       200   200    200
GET  /health/ready                               1      200    200       200       200  200       200       200   200    200
GET  /metrics                                    1      200    200       200       200  200       200       200   200    200

GET  /dev/outbox                                 1      200    200       200       200  200       200       200   200    200
GET  /dev/outbox.css                             1      200    200       200       200  200       200       200   200    200
GET  /dev/outbox/:file                           1      404    404       404       404  404       404       404   404    404
GET  /dev/oidc/interaction/:uid                  1      400    400       400       400  400       400       400   400    400
POST /dev/oidc/interaction/:uid                  1      400    400       400       400  400       400       400   400    400
ALL  /dev/oidc/*                                 1      404    404       404       404  404       404       404   404    404
`;
