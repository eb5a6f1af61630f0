import type { ComposedMail } from "../core/mail/index.ts";
import { portalMail } from "./mail-frame.ts";

/** `title` as it may stand in a mail and `shortTitle` in a subject, or null when it is left out. */
type About = { readonly title: string | null; readonly shortTitle: string | null; readonly url: string };

type Commented = About & { readonly comments: number };

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
  digest: ({
    name,
    assessments,
  }: {
    readonly name: string;
    readonly assessments: readonly Commented[];
  }): ComposedMail => {
    const [only, ...more] = assessments;
    const rarely = { kind: "small", text: "Du får denne e-posten høyst én gang i døgnet." } as const;
    if (only && more.length === 0)
      return portalMail(only.shortTitle ? `${counted(only)}: ${only.shortTitle}` : counted(only), { name }, [
        { kind: "text", text: `Det er ${counted(only)} i ${named(only.title)}.` },
        { kind: "button", label: "Les kommentarene", url: only.url },
        rarely,
      ]);
    return portalMail(`Nye kommentarer i ${assessments.length} mini-metodevurderinger`, { name }, [
      { kind: "text", text: "Det er nye kommentarer i mini-metodevurderingene du er med i." },
      ...assessments.map((each) => ({
        kind: "small" as const,
        text: `${each.title ? `«${each.title}»` : "Mini-metodevurdering"}: ${counted(each)}`,
        url: each.url,
      })),
      rarely,
    ]);
  },
} as const;

const counted = ({ comments }: Commented): string =>
  comments === 1 ? "1 ny kommentar" : `${comments} nye kommentarer`;
