type ShownPage = { readonly key: string; readonly page: number | null };

/** The first, the last and those around the current page; `null` stands for the gap between them. At most seven. */
export const pagesToShow = (page: number, pages: number): readonly ShownPage[] => {
  const wanted = new Set([1, pages, page - 1, page, page + 1]);
  if (page <= 3) for (const near of [2, 3, 4]) wanted.add(near);
  if (page >= pages - 2) for (const near of [pages - 1, pages - 2, pages - 3]) wanted.add(near);
  const numbers = [...wanted].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b);
  return numbers.flatMap((number, at) => {
    const before = numbers[at - 1] ?? 0;
    const shown = { key: String(number), page: number };
    return number - before > 1 ? [{ key: `gap-${number}`, page: null }, shown] : [shown];
  });
};
