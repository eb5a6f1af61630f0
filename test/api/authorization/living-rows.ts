/**
 * Rows of the table of rights: when a published assessment is looked at again. The world is written in after it is published, so its working
 * copy differs from the edition and nothing can be confirmed as unchanged.
 */
export const livingRows = `
GET  /api/assessments/:id/review                 1,2,3  401    404    200    403    403    403    403    200    404
POST /api/assessments/:id/review                 1,2    401    404    422    403    403    403    403    422    404
POST /api/assessments/:id/review                 3      401    404    200    403    403    403    403    200    404
POST /api/assessments/:id/confirm                1,2    401    404    409    403    403    403    403    409    404
POST /api/assessments/:id/confirm                3      401    404    422    403    403    403    403    422    404
POST /api/desk/assessments/:id/decline-confirmation 1,2,3  401    404    403    403    403    403    403    409    404
POST /api/desk/assessments/:id/undo-confirmation 1,2    401    404    403    403    403    403    403    409    404
POST /api/desk/assessments/:id/undo-confirmation 3      401    404    403    403    403    403    403    422    404
`;
