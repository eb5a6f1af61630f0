import { escapeHtml } from "../../../platform/pure/html/index.ts";
import type { Language } from "../../../platform/pure/language/index.ts";
import { addresses, START_FROM, TRIAGE } from "../../address/rules/index.ts";
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
