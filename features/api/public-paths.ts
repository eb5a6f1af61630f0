/** Method and path of the calls that public pages make: they are in every page's script, the others are fetched by those who make them. */
export const publicPaths = {
  createMethodAssessment: ["POST", "/api/schema/CreateMethodAssessment"],
  readAssessment: ["GET", "/api/assessments/:id"],
  search: ["POST", "/api/search/:route"],
  findContent: ["GET", "/api/episerver/v3.0/content"],
  getContent: ["GET", "/api/episerver/v3.0/content/:id"],
  getSession: ["GET", "/api/session"],
  logout: ["POST", "/api/logout"],
  logoutEverywhere: ["POST", "/api/logout/everywhere"],
} as const;
