/** The natures of a notice, as the list of Retraction Watch names them. */
export const natures = ["retraction", "concern", "correction", "reinstatement"] as const;
export type Nature = (typeof natures)[number];

/** A notice about a published paper. */
export type Notice = {
  readonly recordId: number;
  /** The paper's DOI and PubMed number for comparing (`doiKey`, `pmidKey`); empty when the list has none. */
  readonly doi: string;
  readonly pmid: string;
  readonly nature: Nature;
  /** ISO date; null when the list has none that can be read. */
  readonly on: string | null;
  /** The DOI of the notice itself as the list has it; empty when there is none. It identifies no paper. */
  readonly noticeDoi: string;
};

/** A list with a smaller part of the rows of the one before is probably cut off. */
const LEAST_PART = 0.9;

/** A list with more dates than this part that cannot be read was probably saved by a program that changed them. */
const MOST_UNDATED = 0.05;

/** Whether somebody must confirm a list for its dates that cannot be read. @param undated notices without a date */
export const isUndated = (undated: number, notices: number): boolean => undated > notices * MOST_UNDATED;

/** Whether a list is so much shorter than the one before that somebody must confirm it. */
export const isMuchShorter = (rows: number, before: number | null): boolean =>
  before !== null && rows < before * LEAST_PART;
