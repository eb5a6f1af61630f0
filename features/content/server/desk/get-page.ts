import type { CallAnswer } from "../../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../../platform/server/http/work.ts";
import {
  type ContentAccess,
  mayAdminister,
  mayWithPage,
  type PageRight,
  ruleFor,
} from "../../../access/rules/index.ts";
import { assessmentTypes } from "../../../assessment/rules/index.ts";
import { documentStates } from "../../../document/server/index.ts";
import { draftLinkFindings } from "../../../link-check/server/index.ts";
import { mediaFindings } from "../../../media/server/index.ts";
import { templatesWith } from "../../../template/server/index.ts";
import { termsWithin } from "../../../term/server/index.ts";
import type { PageState } from "../../calls-desk.ts";
import {
  definitionOf,
  type PageDefinition,
  parts,
  REVIEW_FIELD,
  recordOf,
  templatesOfType,
} from "../../rules/index.ts";
import { contentDeskTextsIn } from "../../texts-desk.ts";
import type { Trees } from "../index.ts";
import { deskOnly, valuesOf } from "./open.ts";
import { findingsIn } from "./publish-page.ts";
import { deskPeople } from "./review-store.ts";
import { branchesOf, namedFor } from "./rights-store.ts";
import { sharedBlockFindings } from "./shared-blocks.ts";
import { addressIn, holdsFixed, mapOf, type SiteMap, type SitePage } from "./site-pages.ts";
import * as store from "./store.ts";

const stateOf = (hasDraft: boolean, isPublished: boolean): PageState =>
  isPublished ? (hasDraft ? "changed" : "published") : "draft";

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

const nameIn = (by: unknown): string => String(recordOf(by).name ?? "");

const nameOf = (page: SitePage): string =>
  page.draft_name ?? page.planned_name ?? page.published_name ?? page.url_segment;

/** One page as an editor writes it, with what readers have, what keeps it from being published, and its versions. */
export async function getPage(trees: Trees, read: Read, id: number): Promise<Result<CallAnswer<"deskPage">>> {
  const refusal = deskOnly(read);
  if (refusal) return refuse(refusal);
  const row = await store.pageById(read.db, read.siteId, id);
  const definition = row && definitionOf(row.type);
  if (!row || !definition) return refuse({ kind: "NotFound" });
  const [versions, links, pages, named, branches, people] = await Promise.all([
    store.versionsOf(read.db, id),
    store.liveLinks(read.db, id, read.at),
    store.pagesOf(read.db, read.siteId),
    namedFor(read.db, id),
    branchesOf(read.db, [id]),
    deskPeople(read.db, read.siteId),
  ]);
  const branch = branches.get(id) ?? [];
  const ruleOf = (right: PageRight) => {
    const { rule, from } = ruleFor(branch, right);
    const above = from && from.number !== id ? pages.find(({ number }) => number === from.number) : undefined;
    return {
      own: branch[0]?.rules[right].who ?? null,
      accounts: named.filter((each) => each.right === right).map(personOf),
      holds: rule.who ?? "editors",
      from: above ? nameOf(above) : null,
      allowed: mayWithPage(read.actor, right, rule, read.siteKey).allowed,
    };
  };
  const published = versions.find(({ state }) => state === "published") ?? null;
  const draft = versions.find(({ state }) => state === "draft") ?? null;
  const planned = versions.find(({ state }) => state === "scheduled") ?? null;
  const values = valuesOf(row, draft ?? planned ?? published);
  const refs = parts.refs(definition.props, values);
  const found = await Promise.all([
    mediaFindings(read.db, refs),
    sharedBlockFindings(read.db, read.siteId, refs),
    draftLinkFindings(trees, read, { row, readers: named.filter(({ right }) => right === "read"), refs }),
  ]);
  return ok({
    id,
    type: row.type,
    parent: row.parent,
    rev: row.rev,
    state: stateOf((draft ?? planned) !== null, published !== null),
    url: addressIn(mapOf(pages), id),
    values: { ...values },
    published: published && { ...valuesOf(row, published) },
    findings: [...findingsIn({ definition, values }), ...reviewFindings(definition, row), ...found.flat()].map(
      (finding) => ({ ...finding, path: [...finding.path] }),
    ),
    plan: planned && { no: planned.no, at: isoOf(planned.publish_at), by: nameIn(planned.published_by) },
    ends: isoOf(row.stop_publish),
    access: {
      own: row.access,
      readers: named.filter(({ right }) => right === "read").map(personOf),
      above: strictAbove(mapOf(pages), row.parent),
      mayChange: mayAdminister(read.actor, read.siteKey).allowed,
      isForAll: row.parent === null || holdsFixed(pages, id),
      edit: ruleOf("edit"),
      publish: ruleOf("publish"),
    },
    review: { by: row.review_by, owner: row.review_owner, people },
    versions: versions.map((version) => ({
      no: version.no,
      state: version.state,
      name: version.name,
      note: version.note,
      at: instantOf(version).toISOString(),
      by: nameIn(version.published_by ?? version.changed_by),
    })),
    documents: published ? [...(await documentStates(read.db, published.id))] : [],
    links: links.map((link) => ({
      id: link.id,
      at: link.made_at.toISOString(),
      expires: link.expires_at.toISOString(),
      by: nameIn(link.made_by),
    })),
  });
}

/** A page of a type that is looked at again should say when. */
const reviewFindings = ({ isReviewed }: PageDefinition, { review_by }: store.PageRow) =>
  isReviewed === true && review_by === null
    ? [{ path: [REVIEW_FIELD], kind: "NoReviewDate" as const, stops: false }]
    : [];

const personOf = ({ account, name }: { readonly account: string; readonly name: string }) => ({ id: account, name });

/** The nearest page from here up that is not for everyone, with its name. */
function strictAbove(
  map: SiteMap,
  number: number | null,
): { readonly name: string; readonly access: ContentAccess } | null {
  const page = number === null ? undefined : map.get(number);
  if (!page) return null;
  return page.access === "everyone" ? strictAbove(map, page.parent) : { name: nameOf(page), access: page.access };
}

/** When a version was or is to be published, and of a draft when it was changed. */
function instantOf({ state, changed_at, publish_at, published_at }: store.VersionRow): Date {
  switch (state) {
    case "draft":
      return changed_at;
    case "scheduled":
      return publish_at ?? changed_at;
    default:
      return published_at ?? changed_at;
  }
}

/**
 * The terms of a kind by name, without the groups that some of them stand in, and after them those that are out of use; for a template of a
 * type those of the type. None for a kind that there is not.
 */
export async function listTerms(read: Read, kind: string): Promise<Result<CallAnswer<"deskTerms">>> {
  const refusal = deskOnly(read);
  if (refusal) return refuse(refusal);
  const type = assessmentTypes.find((each) => kind === templatesOfType(each));
  if (type)
    return ok(
      (await templatesWith(read.db, type)).map(({ number, name, version }) => ({
        value: String(number),
        text: contentDeskTextsIn(read.language).templateVersion(name, version),
      })),
    );
  // Not those in memory: who has just changed a term may be here before the announcement is.
  const terms = await termsWithin(read.db);
  const termOf = ({ value, text }: { readonly value: string; readonly text: string }) => {
    const also = terms.mergedInto(kind, value);
    return { value, text, ...(also.length > 0 && { also: [...also] }) };
  };
  const inUse = terms.optionsOf(kind).flatMap(({ value, text, children }) => children ?? [{ value, text }]);
  return ok([
    ...inUse.map(termOf),
    ...terms.retiredOf(kind).map((term) => ({ ...termOf(term), retired: true as const })),
  ]);
}
