/** True for an http(s) address: the only kind that may be shown as a link to click. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/$.?#][^\s]*$/i.test(text);
