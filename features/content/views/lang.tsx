import type { ReactNode } from "react";
import type { ContentModel } from "../../api/index.ts";

/** The `lang` of a content; undefined while nobody has said its form of Norwegian. */
export const langOf = ({ language: { name } }: Pick<ContentModel, "language">): string | undefined =>
  name === "no" ? undefined : name;

type InFormProps = { readonly lang: string | undefined; readonly children: ReactNode };

/** A text of a content in the form of Norwegian that it is written in; nothing more than the text where that is not known. */
export const InForm = ({ lang, children }: InFormProps) => (lang ? <div lang={lang}>{children}</div> : children);
