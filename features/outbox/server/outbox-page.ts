import { escapeHtml } from "../../../platform/pure/html/index.ts";
import type { Language } from "../../../platform/pure/language/index.ts";
import type { OutboxMail } from "../../../platform/server/outbox.ts";
import { outboxTextsIn } from "../texts.ts";

const ADDRESS = /https?:\/\/[^\s<>"]+/g;

/** The text of a mail as HTML, its addresses as links. */
function linked(text: string): string {
  const plain = text.split(ADDRESS).map(escapeHtml);
  const links = [...text.matchAll(ADDRESS)].map(
    ([address]) => `<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`,
  );
  return plain.map((part, index) => part + (links[index] ?? "")).join("");
}

/** Oslo time. docs/contract.md, Values */
const clock = new Intl.DateTimeFormat("nb-NO", { dateStyle: "short", timeStyle: "medium", timeZone: "Europe/Oslo" });
const time = (at: string) => `<time datetime="${escapeHtml(at)}">${escapeHtml(clock.format(new Date(at)))}</time>`;

type Texts = ReturnType<typeof outboxTextsIn>;

const article = (texts: Texts, { file, to, at, subject, text, html }: OutboxMail) => `
  <article>
    <h2>${escapeHtml(subject)}</h2>
    <dl>
      <div><dt>${texts.to}</dt><dd>${escapeHtml(to)}</dd></div>
      <div><dt>${texts.sent}</dt><dd>${time(at)}</dd></div>
    </dl>
    <p class="text">${linked(text.trimEnd())}</p>
    ${html === undefined ? "" : asShown(texts, file, subject)}
  </article>`;

/** The other form of a mail, as a mail program shows it. Nothing in the frame runs, and its links open in the page around it. */
const asShown = (texts: Texts, file: string, subject: string) => `
    <details>
      <summary>${texts.asShown}</summary>
      <iframe sandbox="allow-top-navigation-by-user-activation" loading="lazy" src="/dev/outbox/${encodeURIComponent(file)}" title="${escapeHtml(texts.frame(subject))}"></iframe>
    </details>`;

/** A mail's HTML as the frame gets it: as it was sent, but for where its links open. */
export const framedMail = (html: string): string => html.replace("<head>", '<head><base target="_top">');

/** A page of mails, newest first. Everything in it is escaped: a mail holds what strangers wrote. */
export function outboxPage(mails: readonly OutboxMail[], language: Language): string {
  const texts = outboxTextsIn(language);
  return `<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <meta name="robots" content="noindex">
  <title>${texts.title}</title>
  <link rel="stylesheet" href="/dev/outbox.css">
</head>
<body>
<main>
  <h1>${texts.title}</h1>
  <p>${texts.explanation}</p>
  ${mails.length > 0 ? mails.map((mail) => article(texts, mail)).join("") : `<p>${texts.empty}</p>`}
</main>
</body>
</html>
`;
}

export const outboxStyle = `
body { margin: 0; font: 1.0625rem/1.6 system-ui, sans-serif; color: #1d2a2b; background: #fcfaf6; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
article { margin-top: 1.5rem; padding: 1.25rem 1.5rem; background: #fff; border: 1px solid #d5cfc2; border-radius: 0.5rem; }
a { color: #1d666f; text-underline-offset: 0.24em; }
h2 { margin: 0 0 0.5rem; font-size: 1.25rem; }
dl { margin: 0; color: #4c5857; }
dl div { display: flex; gap: 0.5rem; }
dt { min-width: 3.5rem; }
dd { margin: 0; }
details { margin-top: 1rem; }
summary { cursor: pointer; color: #1d666f; }
iframe { width: 100%; height: 46rem; margin-top: 0.5rem; border: 1px solid #d5cfc2; border-radius: 0.5rem; }
.text { margin: 1rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
