import type { FastifyInstance, FastifyRequest } from "fastify";

const FORMS = ["application/x-www-form-urlencoded", "multipart/form-data"];
/** Bytes. The forms of pages hold a few lines of text. */
const LIMIT = 64 * 1024;

/** Reads what an HTML form posts, in both of its encodings, as text fields; files are left out. Holds within this plugin only. */
export function acceptForms(app: FastifyInstance): void {
  app.removeContentTypeParser(FORMS);
  app.addContentTypeParser(
    FORMS,
    { parseAs: "buffer", bodyLimit: LIMIT },
    async (request: FastifyRequest, body: Buffer) => {
      const type = request.headers["content-type"] ?? "";
      const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } })
        .formData()
        .catch(() => {
          throw Object.assign(new Error("the body is no form"), { statusCode: 400 });
        });
      return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
    },
  );
}
