import { StringDecoder } from "node:string_decoder";
import { LONGEST_LINE } from "../rules/index.ts";

/** The lines of a file as it is read. Of a line that is longer than any that can be taken only so much is kept that it is refused. */
export async function* fileLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder("utf8");
  let rest = "";
  for await (const chunk of chunks) {
    const parts = (rest + decoder.write(chunk)).split(/\r?\n/);
    rest = (parts.pop() ?? "").slice(0, LONGEST_LINE + 1);
    yield* parts;
  }
  rest += decoder.end();
  if (rest !== "") yield rest;
}
