import { readFileSync } from "node:fs";
import path from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import { escapeHtml } from "../../../platform/pure/html/index.ts";
import { addresses, routePaths } from "../../address/rules/index.ts";
import { sessionTexts } from "../../session/texts.ts";

const STYLESHEET = "/login-style.css";

/** A page of the sign-in. Plain HTML, so that it works when the page renderer does not. `content` is HTML. */
export const pageOf = (title: string, content: string): string => `<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} - ${sessionTexts.brand}</title>
<link rel="stylesheet" href="${STYLESHEET}">
</head>
<body>
<main>
<p class="brand">${sessionTexts.brand}</p>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;

export const sendPage = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply.code(status).header("cache-control", "no-store").type("text/html; charset=utf-8").send(html);

/** The page for a sign-in that failed: what happened, a link to try again and one to the front page. */
export const failurePage = (title: string, explanation: string): string =>
  pageOf(
    title,
    `<p>${escapeHtml(explanation)}</p>
<nav><a href="${routePaths.login}">${sessionTexts.tryAgain}</a><a href="${addresses.home}">${sessionTexts.toFrontPage}</a></nav>`,
  );

export const blankPage = `<!doctype html><html lang="nb"><head><title>${sessionTexts.renewalTitle}</title></head><body></body></html>`;

export function stylesheetRoute(app: FastifyInstance): void {
  const css = readFileSync(path.join(import.meta.dirname, "sign-in.css"), "utf8");
  app.get(STYLESHEET, (_request, reply) =>
    reply.header("cache-control", "public, max-age=3600").type("text/css; charset=utf-8").send(css),
  );
}
