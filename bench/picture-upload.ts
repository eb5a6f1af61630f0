import { readFile } from "node:fs/promises";
import { z } from "zod";

/** Uploads a picture to the library, in a process of its own. Writes a line when it begins, and how long the answer took. */
const { url, cookie, file } = z
  .object({ url: z.string(), cookie: z.string(), file: z.string() })
  .parse(JSON.parse(process.argv[2] ?? ""));
const form = new FormData();
form.append("file", new File([new Uint8Array(await readFile(file))], "bilde.jpg"));
process.stdout.write("\n");
const from = performance.now();
const answer = await fetch(`${url}/api/desk/media`, { method: "POST", headers: { cookie, origin: url }, body: form });
if (answer.status !== 200) throw new Error(`an upload: ${answer.status} ${await answer.text()}`);
process.stdout.write(JSON.stringify({ ms: performance.now() - from }));
