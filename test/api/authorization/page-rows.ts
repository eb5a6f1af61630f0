/** Rows of the table of rights for the desk's pages that stand in no form: what waits, who looks at a page again, who has it open, old addresses; and for where mails about comments are ended. */
export const pageRows = `
POST /api/desk/pages/:id/review                  1      401    403       403       403  403       403       403   200    403
GET  /api/desk/pages/find                        1      401    403       403       403  403       403       403   200    403
GET  /api/desk/waiting                           1      401    403       403       403  403       403       403   200    403
POST /api/desk/pages/:id/here                    1      401    403       403       403  403       403       403   200    403
GET  /api/desk/pages/:id/addresses               1      401    403       403       403  403       403       403   200    403
POST /api/desk/pages/:id/addresses               1      401    403       403       403  403       403       403   200    403
POST /api/desk/pages/:id/addresses/remove        1      401    403       403       403  403       403       403   404    403
GET  /varsel/kommentarer/:token                  1      200    200       200       200  200       200       200   200    200
POST /varsel/kommentarer/:token                  1      303    303       303       303  303       303       303   303    303
GET  /varsel/kommentarer/:token/avslutt/:kind    1      302    302       302       302  302       302       302   302    302
POST /varsel/kommentarer/:token/avslutt/:kind    1      200    200       200       200  200       200       200   200    200
`;
