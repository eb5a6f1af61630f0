import { addresses } from "../../core/address/index.ts";
import type { TextLink } from "../../core/contract/reading.ts";
import { documentFiles } from "../../texts/document-files.ts";

/** The documents of an edition as its page links them; a PDF that is being made is said to be. docs/spec/documents.md, Addresses */
export const documentLinks = (publication: number, made: readonly ("pdf" | "docx")[]): TextLink[] =>
  (["pdf", "docx", "txt"] as const).flatMap((format): TextLink[] => {
    const link = addresses.document(publication, format);
    if (format === "txt" || made.includes(format)) return [{ text: documentFiles.links[format], link }];
    return format === "pdf" ? [{ text: documentFiles.making.pdf.heading, link: "" }] : [];
  });
