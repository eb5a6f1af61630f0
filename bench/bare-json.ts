import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** The least that an answer of these bytes costs: the object is there, is written as JSON and sent. */
const [port, file = ""] = process.argv.slice(2);
const value: unknown = JSON.parse(readFileSync(file, "utf8"));

createServer((_request, response) => {
  const body = JSON.stringify(value);
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) }).end(body);
}).listen(Number(port), "localhost");
