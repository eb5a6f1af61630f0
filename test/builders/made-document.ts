import { eventually } from "../patience.ts";
import type { Browser } from "./browser.ts";

/** What is answered at a document's address when it is no longer being made. */
export const madeDocument = (browser: Pick<Browser, "get">, address: string): Promise<Response> =>
  eventually(async () => {
    const answer = await browser.get(address);
    if (answer.status === 202) throw new Error("it is still being made");
    return answer;
  });
