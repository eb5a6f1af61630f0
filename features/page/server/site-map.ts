import type { FastifyInstance } from "fastify";
import { escapeHtml } from "../../../platform/pure/html/index.ts";
import type { Language } from "../../../platform/pure/language/index.ts";
import { inPlace, type Moved } from "../../../platform/pure/moved/index.ts";
import type { House } from "../../../platform/server/http/call-route.ts";
import { anonymous } from "../../access/rules/index.ts";
import { addresses, privatePlaces } from "../../address/rules/index.ts";
import { isReadable } from "../../content/rules/index.ts";
import { pageAddress, type Trees } from "../../content/server/index.ts";
import { openSearchDescriptionIn } from "../../search/texts-engines.ts";
import type { SiteInfos } from "../../site/server/index.ts";
import { mapPart } from "./site-map-parts.ts";
import * as store from "./store.ts";

/** Page types that are not listed: their content depends on the query. */
const notListed = new Set(["AssessmentPage", "SchemaPreviewPage", "SchemaPage"]);

const robots = (origin: string, moved: Moved): string =>
  [
    "User-agent: *",
    "Disallow: /api/",
    ...[...new Set(privatePlaces.flatMap((place) => [place, inPlace(moved, place)]))].map(
      (place) => `Disallow: ${place}`,
    ),
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");

/** How a browser searches here from its address bar: OpenSearch 1.1. A short name has at most 16 characters. */
const openSearch = (name: string, search: string, language: Language): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeHtml(name.slice(0, 16))}</ShortName>`,
    `<Description>${escapeHtml(openSearchDescriptionIn(language)(name))}</Description>`,
    "<InputEncoding>UTF-8</InputEncoding>",
    `<Url type="text/html" template="${escapeHtml(search)}?q={searchTerms}"/>`,
    "</OpenSearchDescription>",
    "",
  ].join("\n");

/** `/robots.txt` and `/sitemap.xml`: what search engines may know; `/opensearch.xml`: how a browser searches. Published things only, cards of started work are not among them. */
export function siteMapRoutes(app: FastifyInstance, house: House, trees: Trees, sites: SiteInfos): void {
  app.get("/robots.txt", async (request, reply) => {
    const { origin, moved } = await house.callerOf(request);
    return reply.type("text/plain; charset=utf-8").send(robots(origin, moved));
  });

  app.get("/opensearch.xml", async (request, reply) => {
    const { origin, moved, siteId, language } = await house.callerOf(request);
    const { name } = await sites.of(siteId);
    return reply
      .type("application/opensearchdescription+xml; charset=utf-8")
      .send(openSearch(name, `${origin}${inPlace(moved, addresses.search)}`, language));
  });

  app.get<{ Querystring: { readonly del?: unknown } }>("/sitemap.xml", async (request, reply) => {
    const { origin, moved, siteId, at } = await house.callerOf(request);
    const tree = await trees.of(siteId);
    const pages = [...tree.pages.values()]
      .filter((page) => !notListed.has(page.type) && isReadable(tree, page, anonymous, at.getTime()))
      .map((page) => ({
        address: `${origin}${pageAddress(tree, page)}`,
        changed: new Date(Math.max(page.changedAt, page.publishedAt, page.startPublish ?? 0)),
      }));
    const assessments = (await store.publishedAssessments(house.db, siteId)).map(({ number, published_at }) => ({
      address: `${origin}${inPlace(moved, addresses.assessment(number))}`,
      changed: published_at,
    }));
    const part = mapPart([...pages, ...assessments], `${origin}/sitemap.xml`, request.query.del);
    return part === undefined ? reply.callNotFound() : reply.type("application/xml; charset=utf-8").send(part);
  });
}
