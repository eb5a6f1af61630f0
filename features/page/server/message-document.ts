import { escapeHtml } from "../../../platform/pure/html/index.ts";
import type { Language } from "../../../platform/pure/language/index.ts";
import { contentTextsIn } from "../../content/texts.ts";
import { contentDeskTextsIn } from "../../content/texts-desk.ts";
import { messageTextsIn } from "../texts.ts";

type Message = {
  /** The name of the site, where who comes from a mail would not know where they are. */
  readonly site?: string;
  readonly heading: string;
  /** HTML, as the next is. */
  readonly description: string;
  /** HTML after the description: a form. */
  readonly more?: string;
};

/**
 * A whole page that needs neither database nor script: for when there is nothing else to show.
 * @param styles links to the entry's styles: `entryStyles`
 */
export const messageDocument = (
  { site, heading, description, more = "" }: Message,
  styles: string,
  language: Language,
): string =>
  `<!doctype html><html lang="${language}" data-color-scheme="light"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
  `<title>${heading}</title>${styles}</head><body><main data-message>` +
  `${site ? `<p><strong>${escapeHtml(site)}</strong></p>` : ""}<h1>${heading}</h1><p>${description}</p>${more}` +
  `<p><a href="/">${contentTextsIn(language).toHome}</a></p></main></body></html>`;

export const unavailableDocument = (styles: string, language: Language) =>
  messageDocument(messageTextsIn(language).unavailable, styles, language);
export const tooManyDocument = (styles: string, language: Language) =>
  messageDocument(messageTextsIn(language).tooMany, styles, language);
export const faultDocument = (styles: string, language: Language) =>
  messageDocument(contentTextsIn(language).fault, styles, language);

/** The line above a page that readers do not have, or not like this. */
export const draftNotice = (isVersion: boolean, language: Language): string =>
  `<aside aria-label="${contentDeskTextsIn(language).draftTitle}" data-color="warning" data-print="hide" ` +
  `style="padding: .5rem 1rem; text-align: center; background: var(--ds-color-surface-default); color: var(--ds-color-text-default)">` +
  `${isVersion ? contentDeskTextsIn(language).versionNotice : contentDeskTextsIn(language).draftNotice}</aside>`;
