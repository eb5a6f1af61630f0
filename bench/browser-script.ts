import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { workListTexts } from "../features/desk/texts-screens.ts";
import { authorTexts } from "../features/editor/texts.ts";
import { launchBrowser } from "../test/browser.ts";
import type { House } from "./house.ts";
import type { Finding } from "./result.ts";

const LIMIT_KB = 130;
const CLIENT = path.resolve(import.meta.dirname, "../dist/client");
/** Texts that only the editor, the desk or the rich-text editor show. */
const FOREIGN = ["ProseMirror", authorTexts.noPatientData, workListTexts.columns.waiting];

/** The JavaScript that Chromium really fetches for each public page, gzipped, and whether any of it is of another wing. */
export async function browserScript({ url, published }: House): Promise<readonly Finding[]> {
  const browser = await launchBrowser();
  try {
    const sizes: { readonly page: string; readonly kb: number; readonly foreign: readonly string[] }[] = [];
    for (const page of ["/", "/sok/", `/vurdering/?id=${published}`, "/start/helseforetak", "/om-oss/"]) {
      const tab = await browser.newPage();
      const files = new Set<string>();
      tab.on("response", (response) => {
        const { pathname } = new URL(response.url());
        if (pathname.endsWith(".js")) files.add(pathname);
      });
      await tab.goto(`${url}${page}`, { waitUntil: "networkidle" });
      await tab.close();
      const scripts = [...files].map((file) => readFileSync(path.join(CLIENT, file)));
      const bytes = scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
      const foreign = FOREIGN.filter((word) => scripts.some((script) => script.includes(word)));
      sizes.push({ page: page.replace(String(published), "…"), kb: bytes / 1024, foreign });
    }
    const most = Math.max(...sizes.map(({ kb }) => kb));
    const foreign = sizes.flatMap((size) => size.foreign);
    return [
      {
        what: "JavaScript of a public page, gzip",
        measured: `${most.toFixed(0)} KB`,
        limit: `at most ${LIMIT_KB} KB, nothing of editor or desk`,
        holds: most <= LIMIT_KB && foreign.length === 0,
        absolutes: [
          ...sizes.map(({ page, kb }) => `${page} ${kb.toFixed(0)} KB`),
          foreign.length > 0 ? `holds: ${foreign.join(", ")}` : "nothing of editor or desk",
        ].join("; "),
      },
    ];
  } finally {
    await browser.close();
  }
}
