/** Rows of the table of rights: decisions. By a link everybody is who holds it, whatever their session is. */
export const decisionRows = `
POST /api/assessments/:id/decisions              1,2    401    404    422    403    403    403    403    422    404
POST /api/assessments/:id/decisions              3      401    404    200    403    403    403    403    200    404
GET  /api/assessments/:id/decisions              1,2,3  200    200    200    200    200    200    200    200    200
POST /api/decisions/inspect                      1,2    409    409    409    409    409    409    409    409    409
POST /api/decisions/inspect                      3      200    200    200    200    200    200    200    200    200
POST /api/decisions/resend                       1,2    200    200    200    200    200    200    200    200    200
POST /api/decisions/resend                       3      200    200    200    200    200    200    200    200    200
POST /api/decisions/give(decider)                1,2    409    409    409    409    409    409    409    409    409
POST /api/decisions/give(decider)                3      200    200    200    200    200    200    200    200    200
POST /api/decisions/give(responsible)            1,2    409    409    409    409    409    409    409    409    409
POST /api/decisions/give(responsible)            3      403    403    403    403    403    403    403    403    403
POST /api/decisions/decline(decider)             1,2    409    409    409    409    409    409    409    409    409
POST /api/decisions/decline(decider)             3      200    200    200    200    200    200    200    200    200
POST /api/decisions/decline(responsible)         1,2    409    409    409    409    409    409    409    409    409
POST /api/decisions/decline(responsible)         3      403    403    403    403    403    403    403    403    403
POST /api/decisions/correct(decider)             1,2    409    409    409    409    409    409    409    409    409
POST /api/decisions/correct(decider)             3      200    200    200    200    200    200    200    200    200
POST /api/decisions/correct(responsible)         1,2    409    409    409    409    409    409    409    409    409
POST /api/decisions/correct(responsible)         3      403    403    403    403    403    403    403    403    403
POST /api/decisions/report(decider)              1,2    409    409    409    409    409    409    409    409    409
POST /api/decisions/report(decider)              3      200    200    200    200    200    200    200    200    200
POST /api/decisions/report(responsible)          1,2    409    409    409    409    409    409    409    409    409
POST /api/decisions/report(responsible)          3      200    200    200    200    200    200    200    200    200
POST /api/desk/assessments/:id/decisions/:no/give 1,2    401    404    403    403    403    403    403    404    404
POST /api/desk/assessments/:id/decisions/:no/give 3      401    404    403    403    403    403    403    200    404
POST /api/desk/assessments/:id/decisions/:no/correct 1,2    401    404    403    403    403    403    403    404    404
POST /api/desk/assessments/:id/decisions/:no/correct 3      401    404    403    403    403    403    403    200    404
POST /api/desk/assessments/:id/decisions/:no/report 1,2    401    404    403    403    403    403    403    404    404
POST /api/desk/assessments/:id/decisions/:no/report 3      401    404    403    403    403    403    403    200    404
POST /api/desk/assessments/:id/decisions/:no/remove 1,2    401    404    403    403    403    403    403    404    404
POST /api/desk/assessments/:id/decisions/:no/remove 3      401    404    403    403    403    403    403    200    404
`;
