/** Rows of the table of rights for what editors do beside each other: what waits, who looks at a page again, who has it open. */
export const colleagueRows = `
POST /api/desk/pages/:id/review                  1      401    403       403       403  403       403       403   200    403
GET  /api/desk/waiting                           1      401    403       403       403  403       403       403   200    403
POST /api/desk/pages/:id/here                    1      401    403       403       403  403       403       403   200    403
`;
