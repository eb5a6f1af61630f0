import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { askChild, type ChildAnswer } from "./child.ts";

const limits = { processorMs: 60_000, megabytes: 64, resident: 200 };

test("a process that cannot be started is an answer", async () => {
  const noFile = new URL("https://eksempel.no/script.ts");
  expect(await askChild(noFile, new Uint8Array(1), limits)).toEqual({ kind: "not-started" });
});

/** Runs the given body in a process for each message, with at most so much of the processor, and so long at rest. */
async function askBody(body: string, processorMs: number, restMs?: number, idleMs?: number): Promise<ChildAnswer> {
  const folder = await mkdtemp(path.join(tmpdir(), "minimetode-child-"));
  try {
    const script = path.join(folder, "script.mjs");
    await writeFile(script, `process.once("message", () => { ${body} });`);
    return await askChild(pathToFileURL(script), new Uint8Array(1), {
      ...limits,
      processorMs,
      ...(idleMs !== undefined && { idleMs }),
      ...(restMs !== undefined && { restMs }),
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

test("a process that waits longer than it may take of the processor is not ended: a busy machine is not a heavy file", async () => {
  const waits = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_500); process.send(1);";
  expect(await askBody(waits, 3_000)).toEqual({ kind: "answered", answer: 1 });
});

test("a process that does nothing and does not answer is ended, and one that does little at a time is not", async () => {
  const wait = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);";
  const works = "for (const until = performance.now() + 10; performance.now() < until; );";
  const forGood = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);";
  expect(await askBody("setInterval(() => undefined, 1_000_000);", 60_000, 1_000)).toEqual({
    kind: "ended",
    code: null,
  });
  expect(await askBody(forGood, 60_000, 1_000)).toEqual({ kind: "ended", code: null });
  const little = `for (let each = 0; each < 50; each++) { ${wait} ${works} } process.send(1);`;
  expect(await askBody(little, 60_000, 1_000)).toEqual({ kind: "answered", answer: 1 });
});

test("a process that takes more of the processor than it may is ended, however busy it is", async () => {
  expect(await askBody("for (;;);", 1_000)).toEqual({ kind: "ended", code: null });
});

test("a process that takes memory outside its heap and never pauses is ended", async () => {
  const takes = (until: string) =>
    `const all = []; while (${until}) all.push(Buffer.alloc(1_000_000, 1)); process.send(all.length);`;
  expect(await askBody(takes("all.length < 20"), 60_000)).toEqual({ kind: "answered", answer: 20 });
  expect(await askBody(takes("true"), 60_000)).toEqual({ kind: "ended", code: null });
});

test("a process that comes to nothing while it works only when nobody else does is begun anew with a share of its own", async () => {
  const body = `import("node:fs").then(({ readFileSync }) => {
    const policy = readFileSync("/proc/self/stat", "utf8").split(") ")[1].split(" ")[38];
    if (policy === "5") process.exit(1);
    process.send(policy);
  });`;
  expect(await askBody(body, 60_000, undefined, 5_000)).toEqual({ kind: "answered", answer: "0" });
});
