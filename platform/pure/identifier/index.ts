const LARGEST = 2 ** 31 - 1;

/** Whether an id that may be a number or a guid is the number, of 32 bits. */
export const isNumberId = (id: string): boolean => /^\d{1,10}$/.test(id) && Number(id) <= LARGEST;
