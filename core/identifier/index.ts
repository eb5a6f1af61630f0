/** Whether an id that may be a number or a guid is the number: at most nine digits, which 32 bits hold. */
export const isNumberId = (id: string): boolean => /^\d{1,9}$/.test(id);
