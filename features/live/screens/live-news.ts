import type { LiveChange, LiveHere, LiveMark } from "../calls.ts";

/** A message to a browser about an assessment that it has open. */
export type LiveNews =
  /** The line stands. `no`: the changes up to this one are in the working copy that is read from now on. */
  | { readonly news: "hello"; readonly no: number }
  | { readonly news: "change"; readonly change: LiveChange }
  /** Null: unknown, without a stream. */
  | { readonly news: "here"; readonly here: readonly LiveHere[] | null }
  /** Where somebody stands in a text. */
  | { readonly news: "mark"; readonly mark: LiveMark }
  /** Changes were missed that nobody can list: the working copy has them. */
  | { readonly news: "reload"; readonly no: number }
  /** The caller may no longer read the assessment, or has signed out. */
  | { readonly news: "ended" };

/** Brings the news of one tab into order: each change once, and a reload where one is missing. */
export function inOrder(on: (news: LiveNews) => void) {
  let last: number | null = null;
  return {
    /** The number of the newest received change; null before the first message. */
    last: (): number | null => last,
    take: (news: LiveNews) => {
      switch (news.news) {
        case "hello":
          if (last !== null) return;
          last = news.no;
          return on(news);
        case "reload":
          if (last !== null && news.no === last) return;
          last = news.no;
          return on(news);
        case "change": {
          const { no } = news.change;
          if (last !== null && no <= last) return;
          if (last !== null && no > last + 1) on({ news: "reload", no });
          last = no;
          return on(news);
        }
        case "here":
        case "mark":
        case "ended":
          return on(news);
      }
    },
  };
}
