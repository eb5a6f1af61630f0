import { escapeHtml } from "../../../platform/pure/html/index.ts";
import type { Language } from "../../../platform/pure/language/index.ts";
import { addresses, START_FROM, TRIAGE } from "../../address/rules/index.ts";
import { adoptionTextsIn } from "../../adoption/texts.ts";
import { NEW_LINK } from "../rules/index.ts";
import { introBeforeIn } from "../texts-before.ts";

/** The start form's surroundings as HTML of our own: `questions` before the form, `how` beside it, `next` instead of it once it is sent. */
export type BeforeStart = { readonly questions: string; readonly how: string; readonly next: string };

/**
 * Made here, so that no script of readers carries it.
 * @param heading of the five questions
 * @param startFrom the number of the published assessment that the form starts from
 */
export function beforeStart(language: Language, heading: string, startFrom: number | null): BeforeStart {
  const { questions, how } = introBeforeIn(language);
  const query = startFrom === null ? TRIAGE : `${TRIAGE}&amp;${START_FROM}=${startFrom}`;
  const steps = how.steps.map(([name, text]) => `<li><strong>${name}</strong>${text}</li>`).join("");
  const list = `<ol>${steps}</ol><p><a href="${addresses.search}">${how.example}</a></p>`;
  return {
    questions: `<h2>${escapeHtml(heading)}</h2><p>${questions.note}</p><p><a href="?${query}" target="_self">${questions.link}</a></p>`,
    how: `<h2>${how.heading}</h2>${list}`,
    next: `<h2>${how.after}</h2>${list}`,
  };
}

type Adopting = { readonly number: number | null; readonly title: string; readonly form: string };

/**
 * The notice above a start form that adopts a published assessment: which one, and what happens; and those in the form when the organisation
 * has begun already. Made here for the same reason.
 * @param number null when no edition of it stands
 */
export function adoptingNotice(language: Language, { number, title, form }: Adopting) {
  const { form: texts, begun, title: titleOf } = adoptionTextsIn(language);
  const again = `<button type="submit" class="ds-button" data-variant="secondary" name="${NEW_LINK}" value="1">${begun.send}</button>`;
  const inForm = {
    begun: alert("info", begun.heading, begun.means, again),
    linkSent: alert("success", begun.sent, begun.sentMeans),
  };
  if (number === null) return { ...inForm, number, title: "", html: alert("warning", texts.gone, texts.goneMeans) };
  const ways = `<a href="${addresses.assessment(number)}">${texts.read}</a> <a href="${escapeHtml(form)}">${texts.without}</a>`;
  return { ...inForm, number, title: titleOf(title), html: alert("info", texts.heading, texts.means(title), ways) };
}

const alert = (tone: "info" | "success" | "warning", heading: string, ...lines: readonly string[]): string =>
  `<div class="ds-alert" data-color="${tone}"><h2 class="ds-heading" data-size="2xs">${heading}</h2>${lines.map((line) => `<p>${line}</p>`).join("")}</div>`;
