import type { Notice } from "./notice.ts";
import { type StateOfPaper, stateOf } from "./state.ts";
import type { StudyKeys } from "./study-keys.ts";

/** Notices by the numbers of their papers. */
export type NoticeIndex = {
  readonly byDoi: ReadonlyMap<string, readonly Notice[]>;
  readonly byPmid: ReadonlyMap<string, readonly Notice[]>;
};

export const indexOf = (notices: readonly Notice[]): NoticeIndex => ({
  byDoi: Map.groupBy(
    notices.filter(({ doi }) => doi !== ""),
    ({ doi }) => doi,
  ),
  byPmid: Map.groupBy(
    notices.filter(({ pmid }) => pmid !== ""),
    ({ pmid }) => pmid,
  ),
});

/** All notices of the paper with a DOI: some of them may have its PubMed number only. */
function paperWithDoi({ byDoi, byPmid }: NoticeIndex, doi: string): readonly Notice[] {
  const own = byDoi.get(doi) ?? [];
  const numbers = new Set(own.map(({ pmid }) => pmid));
  return [...own, ...[...numbers].flatMap((pmid) => (byPmid.get(pmid) ?? []).filter((notice) => notice.doi === ""))];
}

/** The papers with a PubMed number: more than one where the list gives the same number to several DOIs. */
function papersWithPmid(index: NoticeIndex, pmid: string): readonly (readonly Notice[])[] {
  const own = index.byPmid.get(pmid) ?? [];
  const dois = new Set(own.map(({ doi }) => doi).filter((doi) => doi !== ""));
  if (dois.size > 0) return [...dois].map((doi) => paperWithDoi(index, doi));
  return own.length > 0 ? [own] : [];
}

/** The state of a paper that a study names. */
export type Match = StateOfPaper & {
  /** The study's DOI and its PubMed number belong to different papers. */
  readonly numbersDiffer: boolean;
};

/**
 * The papers of the list that a study names by DOI, then by PubMed number, each once. Where DOI and number belong to different papers,
 * both papers are given. A title alone matches nothing.
 */
export function matchesOf({ dois, pmids }: StudyKeys, index: NoticeIndex): readonly Match[] {
  const byDoi = dois.map((doi) => paperWithDoi(index, doi)).filter((paper) => paper.length > 0);
  const byPmid = pmids.flatMap((pmid) => papersWithPmid(index, pmid));
  const papers = [...byDoi, ...byPmid];
  const numbersDiffer =
    dois.length === 1 && pmids.length === 1 && papers.some((paper) => isOfAnother(paper, { dois, pmids }));
  const matches = papers.flatMap((paper) => stateOf(paper) ?? []);
  return [...new Map(matches.map((match) => [match.notice.recordId, { ...match, numbersDiffer }])).values()];
}

/** Whether a paper has a DOI or a PubMed number, and none of the study's. */
const isOfAnother = (paper: readonly Notice[], { dois, pmids }: StudyKeys): boolean => {
  const differ = (own: readonly string[], given: readonly string[]) =>
    own.some((key) => key !== "") && !own.some((key) => given.includes(key));
  return (
    differ(
      paper.map(({ doi }) => doi),
      dois,
    ) ||
    differ(
      paper.map(({ pmid }) => pmid),
      pmids,
    )
  );
};
