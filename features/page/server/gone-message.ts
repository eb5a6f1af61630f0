import { escapeHtml } from "../../../platform/pure/html/index.ts";
import type { Language } from "../../../platform/pure/language/index.ts";
import { inPlace } from "../../../platform/pure/moved/index.ts";
import { norwegianDate } from "../../../platform/pure/norwegian-date/index.ts";
import { addresses } from "../../address/rules/index.ts";
import type { Problem, SiteView } from "../../api/index.ts";
import type { SaidInstead } from "../../site/calls-page.ts";
import { messageTextsIn } from "../texts.ts";

const link = (href: string, text: string): string => `<li><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></li>`;

/**
 * The message at the address of a withdrawn page: who withdrew it, when, why, and what the reader can do. The name stands there only when it is
 * public elsewhere. features/publication/README.md
 * @param url of the page, which names an assessment
 */
export function goneMessage(
  { detail = "", withdrawn }: Problem,
  url: string,
  site: SiteView,
  language: Language,
): SaidInstead {
  const { tag, heading, by, reason, what, newer, ask } = messageTextsIn(language).withdrawn;
  const { contactAddress } = site.settings;
  const id = new URLSearchParams(url.split("?")[1] ?? "").get("id") ?? "";
  const ways = [
    ...(withdrawn?.name ? [link(inPlace(site.moved, addresses.assessment(encodeURIComponent(id))), newer)] : []),
    ...(contactAddress === ""
      ? []
      : [`<li>${ask} <a href="mailto:${escapeHtml(contactAddress)}">${escapeHtml(contactAddress)}</a></li>`]),
  ];
  return {
    header: withdrawn?.name || heading,
    description:
      (withdrawn?.name ? `<p><span class="ds-tag" data-color="neutral">${escapeHtml(tag)}</span></p>` : "") +
      (withdrawn ? `<p>${by(norwegianDate(withdrawn.at))}</p>` : "") +
      `<p>${reason}</p><blockquote><p>${escapeHtml(detail).replace(/\n/g, "<br>")}</p></blockquote>` +
      (ways.length > 0 ? `<h2>${what}</h2><ul>${ways.join("")}</ul>` : ""),
  };
}
