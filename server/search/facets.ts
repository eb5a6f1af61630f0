import { type RawBuilder, sql } from "kysely";

/** What is chosen in each group, by the ids that the group counts. `SubFilter` holds sub-items of any group. */
export type Chosen = {
  readonly AssessmentType: readonly string[];
  readonly AssessmentStatus: readonly number[];
  readonly Organization: readonly number[];
  readonly Municipality: readonly number[];
  readonly Topic: readonly number[];
  readonly MethodType: readonly number[];
  readonly Published: readonly number[];
  readonly SubFilter: readonly number[];
};
export type FacetKey = Exclude<keyof Chosen, "SubFilter">;

type Facet = {
  /** What a document has of it, as an array, over a row of `search_document`. */
  readonly values: RawBuilder<unknown>;
  readonly type: RawBuilder<unknown>;
  /** The kinds of term whose sub-items belong to the group; none where the group has no terms or no sub-items. */
  readonly subItemKinds: readonly string[];
};

const facet = (
  values: RawBuilder<unknown>,
  type: RawBuilder<unknown>,
  subItemKinds: readonly string[] = [],
): Facet => ({
  values,
  type,
  subItemKinds,
});
const int = sql`integer[]`;

/** The groups in the order in which they are shown. */
const facets: Readonly<Record<FacetKey, Facet>> = {
  AssessmentStatus: facet(sql`array[assessment_status::integer]`, int),
  AssessmentType: facet(sql`array[assessment_type]`, sql`text[]`),
  Organization: facet(sql`organizations`, int, ["organization", "organization-group"]),
  Municipality: facet(sql`municipalities`, int, ["municipality", "county"]),
  Topic: facet(sql`topics`, int),
  MethodType: facet(sql`method_types`, int),
  Published: facet(sql`array[published_year::integer]`, int),
};

const isFacetKey = (key: string): key is FacetKey => Object.hasOwn(facets, key);
export const facetKeys: readonly FacetKey[] = Object.keys(facets).filter(isFacetKey);

const flag = (key: FacetKey) => sql.ref(`in_${key.toLowerCase()}`);

/** One boolean column for each group: does the document pass what is chosen there. */
export const passColumns = (chosen: Chosen): RawBuilder<unknown> =>
  sql.join(facetKeys.map((key) => sql`${passes(key, chosen)} as ${flag(key)}`));

function passes(key: FacetKey, chosen: Chosen): RawBuilder<unknown> {
  const { values, type, subItemKinds } = facets[key];
  const hasSubItems = subItemKinds.length > 0 && chosen.SubFilter.length > 0;
  if (!hasSubItems) return chosen[key].length === 0 ? sql`true` : sql`${values} && ${chosen[key]}::${type}`;
  const all = sql`(${chosen[key]}::integer[] || array(
    select id from term where id = any(${chosen.SubFilter}::integer[]) and kind = any(${subItemKinds}::text[])))`;
  return sql`(cardinality(${all}) = 0 or ${values} && ${all})`;
}

/** True for a document that passes every group. */
export const passesAll = sql.join(facetKeys.map(flag), sql` and `);

/** Rows (key, id, count): for each group, what the documents have that pass all the other groups. */
export const counts: RawBuilder<unknown> = sql.join(
  facetKeys.map((key) => {
    const others = facetKeys.filter((other) => other !== key).map(flag);
    return sql`
      select ${sql.lit(key)} as key, value::text as id, count(*)::integer as count
      from matched, unnest(${facets[key].values}) as value
      where value is not null and ${sql.join(others, sql` and `)}
      group by value`;
  }),
  sql` union all `,
);
