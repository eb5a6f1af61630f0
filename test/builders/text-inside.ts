import { promisify } from "node:util";
import yauzl from "yauzl";

/** The texts of all files in a zip, such as a document of Word. */
export async function textInside(zip: Uint8Array): Promise<string> {
  const archive = await promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)(Buffer.from(zip), {
    lazyEntries: true,
  });
  const texts: string[] = [];
  await new Promise<void>((resolve, reject) => {
    archive.on("end", resolve);
    archive.on("error", reject);
    archive.on("entry", (entry: yauzl.Entry) =>
      archive.openReadStream(entry, async (fault, stream) => {
        if (fault) return reject(fault);
        for await (const part of stream) texts.push(String(part));
        archive.readEntry();
      }),
    );
    archive.readEntry();
  });
  return texts.join("");
}
