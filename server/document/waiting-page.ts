type Message = { readonly heading: string; readonly description: string };

/** A page by itself: it stands in the tab where the document will. */
export const waitingPage = ({ heading, description }: Message): string =>
  `<!doctype html><html lang="nb"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
  `<title>${heading}</title></head><body style="background: #fcfaf6; color: #1d2a2b; font: 17px/1.55 Inter, system-ui, sans-serif">` +
  `<main style="max-width: 34rem; margin: 15vh auto; padding: 1.5rem" role="status">` +
  `<h1 style="font-size: 29px; line-height: 1.25">${heading}</h1><p>${description}</p></main></body></html>`;
