import type { PlacedSection } from "../rules/index.ts";

/** The query of the reading page and the preview. `print` lists every tab and section, for paper. */
export type ReadingSearch = {
  readonly id: string;
  readonly tab?: number;
  readonly section?: string;
  readonly print?: boolean;
  /** An edition; without it the newest. */
  readonly versjon?: number;
};

const textIn = (search: Record<string, unknown>, key: string): string =>
  typeof search[key] === "string" || typeof search[key] === "number" ? String(search[key]) : "";

export const readReadingSearch = (search: Record<string, unknown>): ReadingSearch => {
  const tab = textIn(search, "tab");
  const section = textIn(search, "section");
  const versjon = textIn(search, "versjon");
  return {
    id: textIn(search, "id"),
    ...(/^\d{1,3}$/.test(tab) ? { tab: Number(tab) } : {}),
    ...(section === "" ? {} : { section }),
    ...(/^[1-9]\d{0,4}$/.test(versjon) ? { versjon: Number(versjon) } : {}),
    ...(textIn(search, "print") === "true" ? { print: true } : {}),
  };
};

/** The query behind the reading page, for its loader and its screen alike: one tab, or for paper all of them. */
export const readingRequest = ({ id, tab = 0, print, versjon }: ReadingSearch, preview: boolean) => ({
  params: { id },
  query: {
    ...(print ? {} : { tab }),
    ...(versjon && !preview ? { version: versjon } : {}),
    ...(preview ? { preview: "true" as const } : {}),
  },
});

/** The hash of an address that is opened to be printed. */
export const PRINT_NOW = "#skriv-ut";

/** Addresses within one assessment, or one edition of it. `path` is that of the reading page or of the preview. */
export const readingAddresses = (path: string, { id, versjon }: Pick<ReadingSearch, "id" | "versjon">) => {
  const which: Record<string, string> = versjon ? { id, versjon: String(versjon) } : { id };
  const address = (more: Record<string, string>) => `${path}?${new URLSearchParams({ ...which, ...more })}`;
  return {
    whole: address({}),
    print: address({ print: "true" }),
    /** The same, which opens the browser's print dialog. */
    printNow: `${address({ print: "true" })}${PRINT_NOW}`,
    tab: (value: string) => address({ tab: value }),
    /** With the place on the page too, where the sections stand one after another. */
    section: ({ fieldGroup, contentGuid }: Pick<PlacedSection, "fieldGroup" | "contentGuid">) =>
      `${address({ tab: String(fieldGroup), section: contentGuid })}#section-${contentGuid}`,
  };
};
export type ReadingAddresses = ReturnType<typeof readingAddresses>;
