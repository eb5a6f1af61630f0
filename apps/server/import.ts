import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream";
import { parseArgs } from "node:util";
import { createGunzip } from "node:zlib";
import { siteKeys } from "../../features/access/rules/index.ts";
import { recordNames } from "../../features/transfer/rules/index.ts";
import { fileLines, openProgress, runImport, summaryOf } from "../../features/transfer/server/index.ts";
import { CannotStart } from "../../platform/server/cannot-start.ts";
import { isCode } from "../../platform/server/private-file.ts";
import { asCommand, openHere } from "./open-here.ts";

const USE = `use: npm run import -- <file.jsonl[.gz]> [--dry-run] [--site ${siteKeys.join("|")}] [--only ${recordNames.join(",")}]`;

const say = (line: string) => process.stdout.write(`${line}\n`);

function asked() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { "dry-run": { type: "boolean" }, site: { type: "string" }, only: { type: "string" } },
    });
    const only = values.only?.split(",").map((each) => each.trim());
    const known = recordNames.filter((name) => only?.includes(name));
    const isKnownSite = values.site === undefined || siteKeys.some((key) => key === values.site);
    const [file, ...rest] = positionals;
    if (file === undefined || rest.length > 0 || !isKnownSite || known.length < (only?.length ?? 0)) throw new Error();
    return { file, isDry: values["dry-run"] === true, site: values.site, only: only && known };
  } catch {
    throw new CannotStart(USE);
  }
}

async function importFile(): Promise<number> {
  const { file, isDry, site, only } = asked();
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new CannotStart(`there is no file ${file}`);
  await using here = await openHere();
  let bytes = createReadStream(file);
  const progress = openProgress(() => bytes.bytesRead / found.size);
  let isFirst = true;
  const lines = () => {
    if (!isFirst) bytes = createReadStream(file);
    isFirst = false;
    // A fault of the file is thrown where its lines are read.
    return fileLines(file.endsWith(".gz") ? pipeline(bytes, createGunzip(), () => undefined) : bytes);
  };
  const report = await runImport(here, lines, {
    folder: path.dirname(path.resolve(file)),
    isDry,
    onBatch: progress.tell,
    ...(only && { only }),
    ...(site !== undefined && { site }),
  }).catch((fault: unknown) => {
    if (!isCode(fault, "Z_BUF_ERROR", "Z_DATA_ERROR")) throw fault;
    throw new CannotStart(`${file} is damaged or was cut off: what came before is in; begin again with the whole file`);
  });
  progress.end();
  for (const line of summaryOf(report, isDry)) say(line);
  return report.refused.length > 0 ? 1 : 0;
}

await asCommand("import", importFile);
