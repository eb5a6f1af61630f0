/** Rows of the table of rights for the desk's pages that stand in no form: what waits, who looks at a page again, who has it open, old addresses. */
export const pageRows = `
POST /api/desk/pages/:id/review                  1      401    403       403       403  403       403       403   200    403
GET  /api/desk/waiting                           1      401    403       403       403  403       403       403   200    403
POST /api/desk/pages/:id/here                    1      401    403       403       403  403       403       403   200    403
GET  /api/desk/pages/:id/addresses               1      401    403       403       403  403       403       403   200    403
POST /api/desk/pages/:id/addresses               1      401    403       403       403  403       403       403   200    403
POST /api/desk/pages/:id/addresses/remove        1      401    403       403       403  403       403       403   404    403
`;
