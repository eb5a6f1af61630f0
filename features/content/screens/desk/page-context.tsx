import { createContext, use } from "react";
import type { EditedPage, PageNode } from "../../calls-desk.ts";
import type { LabelledProperties, Path } from "../../rules/index.ts";

/** The page that is open for every field of its form. */
export type PageInForm = {
  readonly page: EditedPage;
  readonly props: LabelledProperties;
  /** The site's pages, to choose from. */
  readonly nodes: readonly PageNode[];
  /** True once the editor has begun to publish: the fields then show their faults. */
  readonly showsFindings: boolean;
};

export const PageContext = createContext<PageInForm | null>(null);

export const usePage = (): PageInForm => {
  const page = use(PageContext);
  if (!page) throw new Error("usePage needs a page screen above it");
  return page;
};

/** The id of a field, for links to it from the checklist. */
export const fieldIdOf = (path: Path): string => `felt-${path.join("-")}`;
