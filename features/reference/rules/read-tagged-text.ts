import { readEndnote } from "./endnote.ts";
import type { ReferenceFormat } from "./format.ts";
import { readNbib } from "./nbib.ts";
import { readOvid } from "./ovid.ts";
import type { ReadReferences } from "./reference.ts";
import { readRis } from "./ris.ts";

/** The formats that are lines with a tag: the browser reads them itself. */
export const taggedReaders = {
  ris: readRis,
  nbib: readNbib,
  ovid: readOvid,
  endnote: readEndnote,
} satisfies Partial<Record<ReferenceFormat, (text: string) => ReadReferences>>;

export const isTagged = (format: ReferenceFormat): format is keyof typeof taggedReaders => format in taggedReaders;
