/** `one` for one, and else the number and `many`. */
export const counted = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`);
