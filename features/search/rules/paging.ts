/** The number of pages: at least 1, also when nothing matches. */
export const pageCount = (totalMatching: number, pageSize: number): number =>
  Math.max(1, Math.ceil(totalMatching / pageSize));

/** The page that is shown when `page` is asked for: from 1 to the last. Page 0 is the first. */
export const boundedPage = (page: number, totalMatching: number, pageSize: number): number =>
  Math.min(Math.max(1, page), pageCount(totalMatching, pageSize));
