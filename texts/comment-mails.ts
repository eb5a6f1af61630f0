import type { ComposedMail } from "../core/mail/index.ts";
import { portalMail } from "./mail-frame.ts";

/** `title` as it may stand in a mail and `shortTitle` in a subject, or null when it is left out. */
type About = { readonly title: string | null; readonly shortTitle: string | null; readonly url: string };

const named = (title: string | null): string =>
  title ? `mini-metodevurderingen «${title}»` : "en mini-metodevurdering";

/** Mails about comments. They never quote what was written. docs/spec/comments.md, Mails */
export const commentMails = {
  mention: ({
    name,
    by,
    title,
    shortTitle,
    url,
  }: About & { readonly name: string; readonly by: string | null }): ComposedMail =>
    portalMail(shortTitle ? `Du er nevnt i en kommentar: ${shortTitle}` : "Du er nevnt i en kommentar", { name }, [
      { kind: "text", text: `${by ?? "En kollega"} har nevnt deg i en kommentar i ${named(title)}.` },
      { kind: "button", label: "Les kommentaren", url },
    ]),
} as const;
