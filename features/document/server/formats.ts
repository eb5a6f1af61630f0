import type { Document } from "../rules/index.ts";

/** Changed whenever documents look or read otherwise: every one is then made again, and the old file is served until it is. */
export const LAYOUT = 6;

/** The forms that are made once and kept. Plain text is written when it is asked for. `sheet`: the decision sheet of an edition, a PDF. */
export type Format = "pdf" | "docx" | "sheet";

/** The endings of an edition's addresses. Those that are not kept are written when they are asked for. */
export const editionEndings = ["pdf", "docx", "txt", "xlsx", "csv"] as const;

export const mediaTypes = {
  pdf: "application/pdf",
  sheet: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const satisfies Record<Format, string>;

/** The source of a file that is made once and stored: an edition of an assessment, or a published version of a notification's page. */
export type DocumentSource = { readonly of: "publication" | "content_version"; readonly id: number };

/** The forms that each source has. A notification has no decision sheet. */
export const formatsOf = {
  publication: ["pdf", "docx", "sheet"],
  content_version: ["pdf", "docx"],
} as const satisfies Readonly<Record<DocumentSource["of"], readonly Format[]>>;

/** A picture by the address that the document gives it. */
export type PictureBytes = { readonly file: string; readonly mediaType: string; readonly bytes: Uint8Array };

/** All that a document is written from. */
export type ToWrite = {
  readonly format: Format;
  readonly document: Document;
  readonly pictures: readonly PictureBytes[];
  /** Stands where a picture cannot be had. */
  readonly missing: string;
};
