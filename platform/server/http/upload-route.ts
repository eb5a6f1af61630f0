import { createHash } from "node:crypto";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { CallAnswer, CallInput, CallName } from "../../pure/contract/call.ts";
import { invalid, ok, type Refusal, type Result, refuse } from "../../pure/refusal/index.ts";
import { firstAnswer, once, wasAnswered } from "../idempotency/index.ts";
import { createQueue } from "../queue.ts";
import { CannotReceive, type ReceivedFile, receiveFile } from "../received-file.ts";
import { type Answered, callRoute, claimOfCall, type House, idempotencyKey, ownerOfKey } from "./call-route.ts";
import { inTransaction } from "./transaction.ts";
import { Unavailable } from "./unavailable.ts";
import type { Caller, Read, Work } from "./work.ts";

export type Upload = { readonly name: string; readonly file: ReceivedFile };

/** From the address: the block, and `rev`, for which a multipart body has no key. */
type Address<K extends CallName> = Pick<CallInput<K>, "params" | "query">;

type Steps<K extends CallName, Kept> = {
  /** Largest file, in bytes. */
  readonly limit: number;
  /**
   * Where a request may bring several files, each accepted or refused by itself: makes the answer for all of them.
   * Elsewhere a second file refuses the call.
   */
  readonly several?: (first: CallAnswer<K>, all: readonly CallAnswer<K>[]) => CallAnswer<K>;
  /** Asked before a byte is read: may this caller upload here at all? */
  readonly allow: (read: Read, params: CallInput<K>["params"]) => Promise<Result<unknown>>;
  /** Looks at the file and keeps its bytes outside the database. */
  readonly keep: (upload: Upload, caller: Caller) => Promise<Result<Kept>>;
  /** Writes it down, in one transaction. */
  readonly use: (work: Work, address: Address<K>, kept: Kept) => Promise<Result<CallAnswer<K>>>;
  /** Takes the kept bytes away again when nothing came of it. */
  readonly discard: (kept: Kept) => Promise<void>;
};

/** Files on the disk of one instance at the same time, of 25 MB at most, and requests that wait unread. `ofOne` session: a browser sends one at a time. */
const PLACES = { atOnce: 32, waiting: 64, ofOne: 12 };
/** Seconds until an upload that was turned away may come back. */
const RETRY_AFTER = 15;

/** The most files in one request where it may bring several, and small fields beside them. They are looked at one after the other. */
const SEVERAL = { files: 50, parts: 60 };

/** The Idempotency-Key, what it stands for, and whether that was answered before. */
type Keyed = { readonly key: string | null; readonly call: string; readonly isRepeat: boolean };

/** Makes multipart bodies readable. One file a request, a few small fields beside it. */
export const acceptUploads = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, { limits: { files: 1, fields: 5, fieldSize: 10_000, parts: 10, headerPairs: 100 } });
};

/** The one file of a request. The caller closes it. */
async function fileIn(request: FastifyRequest, limit: number): Promise<Result<Upload>> {
  if (!request.isMultipart()) return refuse({ kind: "WrongContent", expects: "multipart/form-data" });
  // Given up while it waited for its turn: nothing comes any more, not even an end.
  if (request.raw.destroyed) return wrongFile("WrongShape");
  await using untilTaken = new AsyncDisposableStack();
  try {
    const files = request.files({ limits: { fileSize: limit } });
    const { value: part } = await files.next();
    if (!part) return wrongFile("FileRequired");
    const file = untilTaken.use(await receiveFile(part.file));
    if (part.file.truncated) return refuse({ kind: "TooLarge", limit });
    if (part.fieldname !== "file") return wrongFile("FileRequired");
    if (file.size === 0) return wrongFile("FileEmpty");
    // Reads on to the end: a second file throws, and is never dropped while the call is answered as done.
    await files.next();
    untilTaken.move();
    return ok({ name: part.filename, file });
  } catch (error) {
    return unreadable(error, limit, "OneFileAtATime");
  }
}

/** The refusal of a body that cannot be read to its end. Throws what is not the sender's fault. */
function unreadable(error: unknown, limit: number, tooMany: string) {
  if (error instanceof Unavailable || error instanceof CannotReceive) throw error;
  const code = error instanceof Error && "code" in error ? error.code : "";
  if (code === "FST_REQ_FILE_TOO_LARGE") return refuse({ kind: "TooLarge", limit });
  return wrongFile(code === "FST_FILES_LIMIT" ? tooMany : "WrongShape");
}

type Came = { readonly name: string; readonly upload: Result<Upload> };

/** The files of a request as they come, each closed when the next is asked for. Where the rest cannot be read, the last is a refusal without a name. */
async function* filesIn(request: FastifyRequest, limit: number): AsyncGenerator<Came> {
  try {
    const files = request.files({ limits: { fileSize: limit, ...SEVERAL }, throwFileSizeLimit: false });
    for await (const { file: source, filename: name, fieldname } of files) {
      await using file = await receiveFile(source);
      if (source.truncated) yield { name, upload: refuse({ kind: "TooLarge", limit }) };
      else if (fieldname !== "file") yield { name, upload: wrongFile("FileRequired") };
      else if (file.size === 0) yield { name, upload: wrongFile("FileEmpty") };
      else yield { name, upload: ok({ name, file }) };
    }
  } catch (error) {
    yield { name: "", upload: unreadable(error, limit, "TooManyAtATime") };
  }
}

/** The address for the next file of a request: a caller that named a revision has seen those that its own files made. */
const withRevision = <A extends { readonly query: unknown }>(address: A, answer: unknown): A => {
  const named = z.object({ rev: z.number() }).loose().safeParse(address.query).data;
  const made = z.object({ rev: z.number() }).safeParse(answer).data;
  return named && made ? { ...address, query: { ...named, rev: made.rev } } : address;
};

const wrongFile = (kind: string) => invalid({ path: "file", kind });

const inTurn = createQueue(PLACES);

const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64url");

/**
 * A call that takes a file: permission first, then the bytes, then one transaction. A refused file leaves nothing stored.
 * A repeated one is not even looked at: with the Idempotency-Key of an upload that was committed it answers what that one did.
 */
export const uploading = <K extends CallName, Kept>(steps: Steps<K, Kept>): Answered<K> => ({
  register: (app, house, name) => registerUpload(app, house, name, steps),
});

function registerUpload<K extends CallName, Kept>(
  app: FastifyInstance,
  house: House,
  name: K,
  steps: Steps<K, Kept>,
): void {
  const answer = async (caller: Caller, address: Address<K>, request: FastifyRequest) => {
    const key = idempotencyKey(request);
    const { params, query } = address;
    // The part of the request that is known before its body is read. A key that was used for another request gives no right.
    const call = `${name} ${sha256(JSON.stringify({ params, query }))}`;
    // A retry of an upload that succeeded must succeed even if the caller has since lost the right.
    const isRepeat = key !== null && (await wasAnswered(house.db, { owner: ownerOfKey(caller), key, call }));
    const allowed = isRepeat ? ok(null) : await steps.allow({ ...caller, db: house.db }, params);
    if (!allowed.ok) return allowed;
    const answered = await inTurn(ownerOfKey(caller), () =>
      received(caller, address, request, { key, call, isRepeat }),
    );
    return answered === "full" ? refuse({ kind: "TooMany", retryAfter: RETRY_AFTER }) : answered;
  };
  const received = async (caller: Caller, address: Address<K>, request: FastifyRequest, keyed: Keyed) => {
    if (steps.several && request.isMultipart() && !request.raw.destroyed)
      return each(steps.several, caller, address, request, keyed);
    const upload = await fileIn(request, steps.limit);
    if (!upload.ok) return upload;
    await using _file = upload.value.file;
    // Awaited here: the file is closed when this returns.
    return await take(caller, address, upload.value, keyed);
  };
  /** Each file by itself, in a transaction of its own: what one is refused for stops no other. */
  const each = async (
    several: NonNullable<typeof steps.several>,
    caller: Caller,
    address: Address<K>,
    request: FastifyRequest,
    keyed: Keyed,
  ): Promise<Result<CallAnswer<K>>> => {
    const files: CallAnswer<K>[] = [];
    let seen = address;
    const refused: { readonly name: string; readonly because: Refusal }[] = [];
    for await (const { name, upload } of filesIn(request, steps.limit)) {
      const at = files.length + refused.length;
      const answer = upload.ok ? await take(caller, seen, upload.value, keyed, at) : upload;
      if (answer.ok) {
        files.push(answer.value);
        seen = withRevision(seen, answer.value);
      } else refused.push({ name, because: answer.because });
    }
    const [first] = files;
    const [only] = refused;
    if (only && files.length + refused.length === 1) return refuse(only.because);
    if (only) return refuse({ kind: "FilesRefused", files, refused });
    if (first === undefined) return wrongFile("FileRequired");
    return ok(files.length === 1 ? first : several(first, files));
  };
  /** @param at its place among the files of the request: each has a key of its own, and all but the first are asked about when their turn comes */
  const take = async (
    caller: Caller,
    address: Address<K>,
    upload: Upload,
    { key, call, isRepeat }: Keyed,
    at = 0,
  ): Promise<Result<CallAnswer<K>>> => {
    const content = key === null ? null : { name: upload.name, sha256: upload.file.sha256 };
    const claim = content && claimOfCall(caller, at === 0 ? key : `${key}.${at}`, call, content);
    const before = claim && (await firstAnswer<CallAnswer<K>>(house.db, claim));
    if (before) return before;
    if (at === 0 && isRepeat) return refuse({ kind: "KeyReused" });
    const allowed = at === 0 ? ok(null) : await steps.allow({ ...caller, db: house.db }, address.params);
    if (!allowed.ok) return allowed;
    const kept = await steps.keep(upload, caller);
    if (!kept.ok) return kept;
    let stored = false;
    try {
      const result = await inTransaction(
        house.db,
        async (tx) => {
          stored = false;
          const run = () => {
            stored = true;
            return steps.use({ ...caller, tx, mailer: house.mailer }, address, kept.value);
          };
          return claim ? once(tx, claim, run) : run();
        },
        house.tellHere,
      );
      if (!result.ok || !stored) await steps.discard(kept.value);
      return result;
    } catch (fault) {
      await steps.discard(kept.value);
      throw fault;
    }
  };
  callRoute(app, house, name, answer, { consumes: ["multipart/form-data"] });
}
