/** Whether a text shows as nothing: white space, and signs without a form of their own. */
export const isBlank = (text: string): boolean => !/[^\s\p{DI}\u2800]/u.test(text);
