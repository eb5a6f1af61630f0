import { type RawBuilder, sql } from "kysely";
import { type Chosen, type FacetKey, facetKeys, storedFacets } from "../rules/index.ts";

/** A boolean column: whether a document passes the choices of one group. */
const flag = (key: FacetKey) => sql.ref(`in_${key.toLowerCase()}`);

/** The columns that the groups are counted from. */
export const facetColumns: RawBuilder<unknown> = sql.join(facetKeys.map((key) => sql.ref(storedFacets[key].column)));

/** One boolean column for each group: whether the document passes its choices. */
export const passColumns = (chosen: Chosen): RawBuilder<unknown> =>
  sql.join(facetKeys.map((key) => sql`${passes(key, chosen)} as ${flag(key)}`));

function passes(key: FacetKey, { items, subItems }: Chosen): RawBuilder<unknown> {
  const facet = storedFacets[key];
  const ids = items[key];
  const column = sql.ref(facet.column);
  if (facet.kind !== "term") return ids.length === 0 ? sql`true` : sql`${column}::text = any(${ids}::text[])`;
  if (facet.groupKind === undefined || subItems.length === 0)
    return ids.length === 0 ? sql`true` : sql`${column} && ${ids}::integer[]`;
  const all = sql`(${ids}::integer[] || array(
    select id from term where id = any(${subItems}::integer[]) and kind in (${facet.termKind}, ${facet.groupKind})))`;
  // A sub-item of another group leaves this one open; one that no group has matches nothing.
  const isElsewhere = sql`exists (select from term where id = any(${subItems}::integer[]))`;
  return sql`(cardinality(${all}) = 0 and ${isElsewhere} or ${column} && ${all})`;
}

/** True for a document that passes every group. */
export const passesAll = sql.join(facetKeys.map(flag), sql` and `);

const valuesOf = (key: FacetKey): RawBuilder<unknown> => {
  const column = sql.ref(storedFacets[key].column);
  return storedFacets[key].kind === "term" ? column : sql`array[${column}]`;
};

/** Rows (key, id, count): for each group, the items of the documents that pass all other groups. */
export const counts: RawBuilder<unknown> = sql.join(
  facetKeys.map((key) => {
    const others = facetKeys.filter((other) => other !== key).map(flag);
    return sql`
      select ${sql.lit(key)} as key, value::text as id, count(*)::integer as count
      from matched, unnest(${valuesOf(key)}) as value
      where value is not null and ${sql.join(others, sql` and `)}
      group by value`;
  }),
  sql` union all `,
);
