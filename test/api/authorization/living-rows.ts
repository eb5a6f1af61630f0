/** Rows of the table of rights: when a published assessment is looked at again. */
export const livingRows = `
GET  /api/assessments/:id/review                 1,2,3  401    404    200    403    403    403    403    200    404
POST /api/assessments/:id/review                 1,2    401    404    422    403    403    403    403    422    404
POST /api/assessments/:id/review                 3      401    404    200    403    403    403    403    200    404
`;
