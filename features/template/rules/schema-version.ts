/**
 * The version of the template schema, stored with each template body. Raise it when a body may hold what the schema before it
 * refuses (a new kind, a new key): an instance of the version before then gives new assessments the newest template that it
 * can read.
 */
export const TEMPLATE_SCHEMA_VERSION = 10;
