import type { Language } from "../../../platform/pure/language/index.ts";
import { addresses } from "../../address/rules/index.ts";
import { introBeforeIn } from "../texts-before.ts";

/** The start form's surroundings as HTML of our own: `how` beside the form, `next` instead of it once it is sent. */
export type BeforeStart = { readonly questions: string; readonly how: string; readonly next: string };

/** Made here, so that no script of readers carries it. */
export function beforeStart(language: Language): BeforeStart {
  const { questions, how } = introBeforeIn(language);
  const answer = (name: string, value: string, text: string): string =>
    `<div class="ds-field"><input class="ds-input" type="radio" id="${name}-${value}" name="${name}" value="${value}">` +
    `<label class="ds-label" data-weight="regular" for="${name}-${value}">${text}</label></div>`;
  const asked = questions.all.map(({ ask, stop, link }, at) => {
    const name = `svar-${at}`;
    const way = link === null ? "" : ` <a href="${link.href}">${link.text}</a>`;
    return (
      `<fieldset><legend>${ask}</legend><div>${answer(name, "ja", questions.yes)}${answer(name, "nei", questions.no)}</div>` +
      `<div role="status"><p>${stop}${way}</p></div></fieldset>`
    );
  });
  const steps = how.steps.map(([name, text]) => `<li><strong>${name}</strong>${text}</li>`).join("");
  const list = `<ol>${steps}</ol><p><a href="${addresses.search}">${how.example}</a></p>`;
  return {
    questions: `<h2>${questions.heading}</h2><p>${questions.note}</p>${asked.join("")}`,
    how: `<h2>${how.heading}</h2>${list}`,
    next: `<h2>${how.after}</h2>${list}`,
  };
}
