/** What a reference to a published assessment says. */
export type Cited = {
  readonly organization: string;
  readonly year: number;
  readonly title: string;
  /** The edition's number, from 1. */
  readonly edition: number;
  /** The whole address of the reading page. */
  readonly address: string;
};

/** Who publishes all of them. */
const PUBLISHER = "Minimetode";

/** A reference as a text, as it stands in a list of references. docs/spec/documents.md, Citations */
export const citationText = ({ organization, year, title, edition, address }: Cited): string =>
  `${organization} (${year}). ${title.replace(/[.\s]+$/, "")}. Mini-metodevurdering, utgave ${edition}. ${PUBLISHER}. ${address}`;
