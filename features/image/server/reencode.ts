import { invalid, ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import { askChild, GIVEN_FILE } from "../../../platform/server/child.ts";
import type { Upload } from "../../../platform/server/http/upload-route.ts";
import { createQueue } from "../../../platform/server/queue.ts";
import type { ReceivedFile } from "../../../platform/server/received-file.ts";
import { isImageType, isNamedAs } from "../rules/names.ts";
import { Reencoded } from "./reencoded.ts";

export type Drawing = Extract<Reencoded, { kind: "drawn" }>;

/** Milliseconds of the processor that one image may take. A hostile one of 40 megapixels took ten seconds on a slow machine. */
const TIME = 40_000;
/** Milliseconds in which it works only while nobody else does: a picture of 12 megapixels takes less than two seconds then. */
const IDLE = 3_000;
/** Megabytes of its heap, and of the whole process. A picture of 40 megapixels takes about half of that. */
const HEAP = 256;
const RESIDENT = 700;
/** Children at work on one instance, and uploads that wait. A browser sends one at a time. */
const PLACES = { atOnce: 2, waiting: 20, ofOne: 4 };
/** Seconds until an upload that was turned away may come back. */
const RETRY_AFTER = 15;

/** Pictures of phones: an iPhone's camera writes HEIC by default. */
const HEIC = /^image\/hei[cf](?:-sequence)?$/;

/** Hardly any picture has more bytes before its first pixel. Of one that has, only the first of several pictures is kept. */
const HEAD = 1_000_000;

/** The image type of a file, by its bytes. Undefined for other files. */
export async function imageTypeOf(file: ReceivedFile): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import("file-type");
  const mime = (await fileTypeFromBuffer(await file.bytes(HEAD)))?.mime;
  return mime?.startsWith("image/") ? mime : undefined;
}

const refused = (kind: string) => invalid({ path: "file", kind });

const inTurn = createQueue(PLACES);

/**
 * Decodes an uploaded image and writes it again in a few widths, so that nothing of the upload but its picture is kept: no place, no
 * camera, no file hidden behind it. The bytes are opened in a child process of their own, with limits of time and memory, and
 * one that is killed takes nothing with it.
 * @param person whom it is counted as
 * @returns the refusal says which rule it breaks; `TooMany` when too many images wait, or too many of this person
 */
export async function reencode({ name, file }: Upload, person: string): Promise<Result<Drawing>> {
  const mime = await imageTypeOf(file);
  if (mime === "image/apng") return refused("ImageIsAnimated");
  if (mime !== undefined && HEIC.test(mime)) return refused("ImageIsHeic");
  if (!isImageType(mime)) return refused("NotAnImage");
  if (!isNamedAs(mime, name)) return refused(mime === "image/png" ? "NamedOtherThanPng" : "NamedOtherThanJpeg");
  const answer = await inTurn(person, () => inChild(file));
  if (answer === "full") return refuse({ kind: "TooMany", retryAfter: RETRY_AFTER });
  switch (answer.kind) {
    case "drawn":
      return ok(answer);
    case "unreadable":
      return refused("ImageUnreadable");
    case "too-many-pixels":
      return refused("ImageTooManyPixels");
    case "gave-up":
      return refused("ImageTooHeavy");
  }
}

/** Throws when the child could not even start, which is the server's fault and not the image's. */
async function inChild(file: ReceivedFile): Promise<Reencoded | { readonly kind: "gave-up" }> {
  const limits = {
    processorMs: TIME,
    megabytes: HEAP,
    resident: RESIDENT,
    addons: true,
    file: file.descriptor,
    idleMs: IDLE,
  };
  const told = await askChild(new URL("./reencode-child.ts", import.meta.url), GIVEN_FILE, limits);
  if (told.kind === "answered") return Reencoded.parse(told.answer);
  if (told.kind === "not-started") throw new Error("the process that opens images did not start");
  if (told.code === null) return { kind: "gave-up" };
  throw new Error(`the process that opens images ended with ${told.code}`);
}
