import type { PlacedSection } from "../../../core/reading/index.ts";

/** The query of the reading page and the preview. `print` lists every tab and section, for paper. docs/spec/publication.md, Reading page */
export type ReadingSearch = {
  readonly id: string;
  readonly tab?: number;
  readonly section?: string;
  readonly print?: boolean;
};

const textIn = (search: Record<string, unknown>, key: string): string =>
  typeof search[key] === "string" || typeof search[key] === "number" ? String(search[key]) : "";

export const readReadingSearch = (search: Record<string, unknown>): ReadingSearch => {
  const tab = textIn(search, "tab");
  const section = textIn(search, "section");
  return {
    id: textIn(search, "id"),
    ...(/^\d{1,3}$/.test(tab) ? { tab: Number(tab) } : {}),
    ...(section === "" ? {} : { section }),
    ...(textIn(search, "print") === "true" ? { print: true } : {}),
  };
};

/** The query behind the reading page, for its loader and its screen alike: one tab, or for paper all of them. */
export const readingRequest = ({ id, tab = 0, print }: ReadingSearch, preview: boolean) => ({
  params: { id },
  query: { ...(print ? {} : { tab }), ...(preview ? { preview: "true" as const } : {}) },
});

/** The hash of an address that is opened to be printed. */
export const PRINT_NOW = "#skriv-ut";

/** Addresses within one assessment. `path` is that of the reading page or of the preview. */
export const readingAddresses = (path: string, id: string) => {
  const address = (more: Record<string, string>) => `${path}?${new URLSearchParams({ id, ...more })}`;
  return {
    whole: address({}),
    print: address({ print: "true" }),
    /** The same, which opens the browser's print dialog. */
    printNow: `${address({ print: "true" })}${PRINT_NOW}`,
    tab: (value: string) => address({ tab: value }),
    /** With the place on the page too, where the sections stand one after another. */
    section: ({ fieldGroup, contentGuid }: PlacedSection) =>
      `${address({ tab: String(fieldGroup), section: contentGuid })}#section-${contentGuid}`,
  };
};
export type ReadingAddresses = ReturnType<typeof readingAddresses>;
