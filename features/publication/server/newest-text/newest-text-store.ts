import { sql } from "kysely";

/**
 * The version of the newest edition with a text of its own: those after it repeat that text. Null when no edition stands.
 * @param assessment the column with its number
 */
export const newestTextOf = (assessment: string) =>
  sql<number | null>`(select max(version) from publication
    where publication.assessment = ${sql.ref(assessment)} and confirms is null)`;
