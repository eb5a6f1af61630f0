import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** The least that Node can do: the same bytes with the headers that they need, or 304 when the ETag is known. */
const [port, file = "", etag = ""] = process.argv.slice(2);
const body = readFileSync(file);
const headers = {
  "content-type": "text/html; charset=utf-8",
  "content-encoding": "br",
  "content-length": body.length,
  "cache-control": "no-cache",
  vary: "Cookie, Accept-Encoding",
  etag,
};

createServer((request, response) => {
  if (request.headers["if-none-match"] === etag) response.writeHead(304, { etag }).end();
  else response.writeHead(200, headers).end(body);
}).listen(Number(port), "localhost");
