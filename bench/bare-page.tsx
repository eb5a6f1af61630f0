import { readFileSync } from "node:fs";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { type PageData, putAnswers } from "../apps/browser/page-data.ts";
import { Providers } from "../apps/browser/providers.tsx";
import { createAppRouter, newQueryClient } from "../apps/browser/router.tsx";
import { loadOnServer } from "../platform/browser/router-internals.ts";

/** A process of its own: renders one page again and again from data that is there already, and nothing else. */
const asked: { url: string; data: string; seconds: number } = JSON.parse(process.argv[2] ?? "");
const { site, posted, answers }: PageData = JSON.parse(readFileSync(asked.data, "utf8"));
const api = {
  call: () => {
    throw new Error("the page asked for something that its data lacks");
  },
};
const client = newQueryClient();
putAnswers(client, answers);
const history = createMemoryHistory({ initialEntries: [asked.url] });
const router = createAppRouter({ api, client, site, posted }, [], history);
await loadOnServer(router);

const render = () =>
  renderToString(
    <Providers client={client} api={api} site={site}>
      <RouterProvider router={router} />
    </Providers>,
  );

const WARM = 200;
for (let count = 0; count < WARM; count++) render();
const from = performance.now();
let count = 0;
while (performance.now() - from < asked.seconds * 1000) {
  render();
  count += 1;
}
process.stdout.write(JSON.stringify({ rate: (count * 1000) / (performance.now() - from) }));
process.exit(0);
