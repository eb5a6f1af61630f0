import { readFileSync } from "node:fs";
import path from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import { escapeHtml } from "../../../platform/pure/html/index.ts";
import type { Language } from "../../../platform/pure/language/index.ts";
import { addresses, routePaths } from "../../address/rules/index.ts";
import { sessionTextsIn } from "../../session/texts.ts";

type Texts = ReturnType<typeof sessionTextsIn>;

const STYLESHEET = "/login-style.css";

/** A page of the sign-in. Plain HTML, so that it works when the page renderer does not. `content` is HTML. */
export const pageOf = (title: string, content: string, language: Language): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} - ${sessionTextsIn(language).brand}</title>
<link rel="stylesheet" href="${STYLESHEET}">
</head>
<body>
<main>
<p class="brand">${sessionTextsIn(language).brand}</p>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;

export const sendPage = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply.code(status).header("cache-control", "no-store").type("text/html; charset=utf-8").send(html);

/** The failures of a sign-in. */
export const notSetUp = (texts: Texts) => [texts.unavailableTitle, texts.notSetUp] as const;
export const unavailable = (texts: Texts) => [texts.unavailableTitle, texts.unavailable] as const;
export const failed = (texts: Texts) => [texts.failedTitle, texts.failed] as const;

/**
 * The page for a sign-in that failed: the title of the failure, its explanation, a link to try again and one to the front page.
 */
export function failurePage(
  failure: (texts: Texts) => readonly [title: string, explanation: string],
  language: Language,
): string {
  const texts = sessionTextsIn(language);
  const [title, explanation] = failure(texts);
  return pageOf(
    title,
    `<p>${escapeHtml(explanation)}</p>
<nav><a href="${routePaths.login}">${texts.tryAgain}</a><a href="${addresses.home}">${texts.toFrontPage}</a></nav>`,
    language,
  );
}

export const blankPage = (language: Language): string =>
  `<!doctype html><html lang="${language}"><head><title>${sessionTextsIn(language).renewalTitle}</title></head><body></body></html>`;

export function stylesheetRoute(app: FastifyInstance): void {
  const css = readFileSync(path.join(import.meta.dirname, "sign-in.css"), "utf8");
  app.get(STYLESHEET, (_request, reply) =>
    reply.header("cache-control", "public, max-age=3600").type("text/css; charset=utf-8").send(css),
  );
}
