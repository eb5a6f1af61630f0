import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { runExport } from "../../features/transfer/server/index.ts";
import { CannotStart } from "../../platform/server/cannot-start.ts";
import { asCommand, openHere } from "./open-here.ts";

const USE = "use: npm run export -- <empty folder> [--published]";

function asked() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { published: { type: "boolean" } },
    });
    const [folder, ...rest] = positionals;
    if (folder === undefined || rest.length > 0) throw new Error();
    return { folder, isPublished: values.published === true };
  } catch {
    throw new CannotStart(USE);
  }
}

async function exportAll(): Promise<number> {
  const { folder, isPublished } = asked();
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new CannotStart(`${folder} is not empty: name a new folder`);
  await using here = await openHere();
  const file = createWriteStream(path.join(folder, "export.jsonl"), { flags: "wx" });
  const counts = new Map<string, number>();
  for await (const record of runExport(here, { folder, isPublished })) {
    counts.set(record.record, (counts.get(record.record) ?? 0) + 1);
    if (!file.write(`${JSON.stringify(record)}\n`)) await once(file, "drain");
  }
  file.end();
  await once(file, "close");
  for (const [record, count] of counts) if (record !== "export") process.stdout.write(`  ${record}: ${count}\n`);
  return 0;
}

await asCommand("export", exportAll);
