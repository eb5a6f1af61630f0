import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { chmod, mkdtemp, rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Finding } from "../../bench/result.ts";
import { aPdf } from "../builders/upload.ts";
import { openStage, type Stage, untilTrue, withDatabase } from "./stage.ts";
import { type Asked, inHistory, type Line, openLine, save } from "./writer.ts";

const run = promisify(execFile);
const SIZE = "400m";
/** Less than what is uploaded then. */
const LEFT_BYTES = 2 * 1024 * 1024;
const PDF_BYTES = 20_000_000;

/** A small disk of its own that fills up: saves and uploads say 503, nothing half is left, and all is well when there is room again. */
export async function fullDisk(): Promise<readonly Finding[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "minimetode-drill-disk-"));
  const what = "Disk full";
  try {
    await run("mount", ["-t", "tmpfs", "-o", `size=${SIZE},mode=755`, "tmpfs", folder]);
  } catch {
    await rm(folder, { recursive: true });
    return [{ what, measured: "skipped", limit: null, holds: true, absolutes: "no tmpfs may be mounted here" }];
  }
  try {
    await chmod(folder, 0o755);
    return await onSmallDisk(folder);
  } finally {
    await run("umount", [folder]);
    await rm(folder, { recursive: true });
  }
}

async function onSmallDisk(folder: string): Promise<readonly Finding[]> {
  await using stage = await openStage(folder);
  const [desk] = await stage.desks(1);
  if (!desk) throw new Error("no desk");
  using line = openLine(stage.url, "192.0.2.1");
  const acknowledged: string[] = [];
  const saved = async () => {
    const { asked, value } = await save(line, desk);
    if (asked.kind === "answered" && asked.status === 200) acknowledged.push(value);
    return asked;
  };
  await saved();
  const files = path.join(stage.dataDir, "files");
  const before = filesIn(files);
  const filler = path.join(folder, "filler");
  const { bavail, bsize } = await statfs(folder);
  await writeFile(filler, Buffer.alloc(bavail * bsize - LEFT_BYTES));
  const upload = await uploadPdf(line, stage, desk);
  const ready = await line.get("/health/ready");
  await writeFile(filler, Buffer.alloc(LEFT_BYTES), { flag: "a" }).catch(() => undefined);
  const answers: Asked[] = [];
  for (let each = 0; each < 20; each++) answers.push(await saved());
  const left = filesIn(files) - before;
  await rm(filler);
  const well = await untilTrue(async () => {
    const asked = await saved();
    return asked.kind === "answered" && asked.status === 200;
  }, 30);
  const { lost } = await inHistory(stage, acknowledged);
  const statuses = (asked: readonly Asked[]) =>
    [...new Set(asked.map((each) => (each.kind === "lost" ? each.code : each.status)))].join(", ");
  return [
    {
      what: "Disk full: a PDF, and whether the instance is ready",
      measured: statuses([upload, ready]),
      limit: "503, and no partial file",
      holds: statuses([upload, ready]) === "503" && left === 0,
      absolutes: `${left} files left behind`,
    },
    {
      what: "Disk full: 20 saves",
      measured: statuses(answers),
      limit: "200 or 503, none acknowledged is lost",
      holds: answers.every((each) => each.kind === "answered" && [200, 503].includes(each.status)) && lost === 0,
      absolutes: `lost ${lost} of ${acknowledged.length} acknowledged; ${well === null ? "never well" : `well ${(well / 1000).toFixed(1)} s`} after there was room`,
    },
  ];
}

async function uploadPdf(line: Line, stage: Stage, desk: { assessment: number; cookie: string }): Promise<Asked> {
  const block = await withDatabase(stage, ({ db }) =>
    db
      .selectFrom("schema_item")
      .select("number")
      .where("assessment", "=", desk.assessment)
      .where("key", "=", "vedlegg-pdf")
      .executeTakeFirstOrThrow(),
  );
  const form = new FormData();
  form.append("file", new File([aPdf(PDF_BYTES)], "ovelse.pdf"));
  const body = new Response(form);
  return line.post(`/api/schema/UploadPdf/${block.number}`, new Uint8Array(await body.arrayBuffer()), {
    "content-type": body.headers.get("content-type") ?? "",
    cookie: desk.cookie,
  });
}

const filesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
