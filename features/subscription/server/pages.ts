import { escapeHtml } from "../../../platform/pure/html/index.ts";
import type { Language } from "../../../platform/pure/language/index.ts";
import { alertForm, feedPaths, statementPaths } from "../../address/rules/index.ts";
import { type Frequency, frequencies } from "../rules/index.ts";
import { subscriptionTextsIn } from "../texts.ts";
import type { Subscription } from "./store.ts";

/** Pages about alerts, as `messageDocument` takes them: plain forms, without script. */
export type OwnPage = {
  readonly site?: string;
  readonly heading: string;
  readonly description: string;
  readonly more?: string;
};

/** The subject of a form. @property search its address as it is stored @property back its current address @property what it in words */
export type AlertAsked = { readonly search: string; readonly back: string; readonly what: string };

type Shown = { readonly row: Subscription; readonly what: string };

/** The presses that the page says something of afterwards. */
export const doneActions = ["confirm", "change", "resume", "end", "language"] as const satisfies (keyof ReturnType<
  typeof subscriptionTextsIn
>["mine"]["done"])[];

const button = (label: string, action: string, variant = "primary") =>
  `<button type="submit" class="ds-button" data-variant="${variant}" data-color="accent" name="action" value="${action}">${label}</button>`;

/** The description of a search with a capital first letter, for a line of its own. */
const asHeading = (what: string): string => what.charAt(0).toUpperCase() + what.slice(1);

export type AlertPages = ReturnType<typeof alertPagesIn>;

/** The pages in one language. */
export const alertPagesIn = (language: Language) => {
  const texts = subscriptionTextsIn(language);

  const option = (every: Frequency, chosen: Frequency) =>
    `<option value="${every}"${every === chosen ? " selected" : ""}>${texts.frequency[every]}</option>`;

  const choice = (chosen: Frequency, id: string) =>
    `<p><label for="${id}">${texts.form.frequency}</label><br>` +
    `<select class="ds-input" id="${id}" name="frequency">${frequencies.map((every) => option(every, chosen)).join("")}</select></p>`;

  const radio = (every: Frequency, chosen: Frequency) =>
    `<div class="ds-field"><input class="ds-input" type="radio" id="ofte-${every}" name="frequency" value="${every}"${every === chosen ? " checked" : ""}>` +
    `<label class="ds-label" data-weight="regular" for="ofte-${every}">${texts.frequency[every]}</label></div>`;

  const choices = (chosen: Frequency) =>
    `<fieldset class="ds-fieldset"><legend class="ds-label">${texts.form.frequency}</legend>` +
    `${frequencies.map((every) => radio(every, chosen)).join("")}</fieldset>`;

  const backTo = ({ back }: AlertAsked): string => `<p><a href="${escapeHtml(back)}">${texts.form.back}</a></p>`;

  /** @param given what was typed before, and why it was refused */
  function formPage(
    asked: AlertAsked,
    given: { readonly email: string; readonly frequency: Frequency; readonly error: string } | null = null,
  ): OwnPage {
    const { form } = texts;
    const { search, what } = asked;
    const query = search.split("?")[1];
    const feed = `${feedPaths.atom}${query ? `?${query}` : ""}`;
    const error = given?.error ? `<p id="feil" role="alert"><strong>${escapeHtml(given.error)}</strong></p>` : "";
    return {
      heading: form.title,
      description: escapeHtml(form.about(what)),
      more:
        `${error}<form method="post" action="${escapeHtml(alertForm(search))}">` +
        `<p><label for="epost">${form.email}</label><br><input class="ds-input" type="email" id="epost" name="email" required ` +
        `autocomplete="email" maxlength="320" value="${escapeHtml(given?.email ?? "")}"${error ? ' aria-invalid="true" aria-describedby="feil"' : ' aria-invalid="false"'}></p>` +
        `${choices(given?.frequency ?? "daily")}<p><small>${form.privacy} <a href="${statementPaths.privacy}">${form.privacyMore}</a>.</small></p>` +
        `<p>${button(form.send, "ask")}</p></form>` +
        `<p>${form.feed} <a href="${escapeHtml(feed)}">Atom</a></p>${backTo(asked)}`,
    };
  }

  const askedPage = (asked: AlertAsked): OwnPage => ({
    heading: texts.asked.title,
    description: texts.asked.text,
    more: backTo(asked),
  });
  const refusedPage = (why: string): OwnPage => ({
    heading: texts.refused.title,
    description: escapeHtml(why),
  });
  const gonePage = (): OwnPage => ({ heading: texts.mine.gone, description: texts.mine.goneText });

  /** Before it is confirmed only this one: who got a mail by mistake sees nothing of what the address has. */
  const confirmPage = ({ row, what }: Shown): OwnPage => ({
    heading: texts.mine.confirmTitle,
    description: escapeHtml(`${texts.form.about(what)} ${texts.frequency[row.every]}.`),
    more: `<form method="post"><p>${button(texts.mine.confirm, "confirm")} ${button(texts.mine.end, "end", "secondary")}</p></form>`,
  });

  const pauseButton = ({ paused_at }: Subscription): string =>
    paused_at ? button(texts.mine.resume, "resume") : button(texts.mine.pause, "pause", "secondary");

  /** @param done what was pressed just now */
  const minePage = (
    email: string,
    all: readonly Shown[],
    done: (typeof doneActions)[number] | null = null,
  ): OwnPage => ({
    heading: texts.mine.title,
    description: escapeHtml(email),
    more:
      (done ? `<p role="status"><strong>${texts.mine.done[done]}</strong></p>` : "") +
      all
        .map(
          ({ row, what }) =>
            `<form method="post"><h2>${escapeHtml(asHeading(what))}</h2>` +
            `<input type="hidden" name="id" value="${row.id}">` +
            (row.confirmed_at ? choice(row.every, `ofte-${row.id}`) : `<p>${texts.mine.waiting}</p>`) +
            (row.paused_at ? `<p><strong>${texts.mine.paused}</strong></p>` : "") +
            `<p>${row.confirmed_at ? `${button(texts.mine.change, "change", "secondary")} ${pauseButton(row)} ` : ""}${button(texts.mine.end, "end", "secondary")}</p></form>`,
        )
        .join("") +
      `<form method="post" lang="${texts.mine.otherLanguage.language}"><p><input type="hidden" name="language" value="${texts.mine.otherLanguage.language}">` +
      `${button(texts.mine.otherLanguage.choose, "language", "secondary")}</p></form>` +
      `<form method="post"><p>${button(texts.mine.endAll, "end-all", "secondary")}</p></form>`,
  });

  return { formPage, askedPage, refusedPage, gonePage, confirmPage, minePage };
};
