import { addresses } from "../../address/rules/index.ts";
import { citedOf, jsonLdOf, recordForms } from "../../citation/rules/index.ts";
import { linkTag } from "../../site/views/shell/head.ts";
import type { AssessmentView } from "../calls.ts";

/**
 * The machine-readable metadata in the head of an edition's page. Only the server writes it. It contains signposting links
 * (cite-as, item, describedby, type) and the record as JSON-LD. features/citation/README.md
 */
export function recordHead(view: AssessmentView, origin: string): string {
  const { edition } = view;
  if (!edition || view.shows !== "published") return "";
  const { publication } = edition;
  const hasOutcomes = (view.answer?.outcomes ?? []).length > 0;
  const cited = citedOf(view, view.contentLink.id, edition.version, origin);
  return [
    linkTag("cite-as", cited.address),
    linkTag("type", "https://schema.org/Report"),
    linkTag("item", addresses.document(publication, "pdf"), "application/pdf"),
    linkTag("item", addresses.document(publication, "txt"), "text/plain"),
    ...recordForms
      .filter(({ form }) => form !== "fhir-evidence" || hasOutcomes)
      .map(({ form, type }) => linkTag("describedby", addresses.publicationRecord(publication, form), type)),
    `<script type="application/ld+json">${JSON.stringify(jsonLdOf(view, cited)).replaceAll("<", "\\u003c")}</script>`,
  ].join("");
}
