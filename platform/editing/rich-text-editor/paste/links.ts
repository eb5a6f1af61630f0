import { isGateway, publicAddress } from "../../../pure/link/index.ts";
import { linkAddress } from "../../../pure/rich-text/index.ts";
import type { Name } from "./left-out.ts";

/** A place in the same text, or a page or a file of our own site. */
const WITHIN = /^(?:#|\/(?!\/)|content:|media:)/;

/** Links lead where they are meant to. A link that works only in the program or on the machine it came from becomes text, and is named. */
export function readLinks(pasted: Document, name: Name): void {
  for (const link of pasted.querySelectorAll("a[href]")) {
    const given = (link.getAttribute("href") ?? "").trim();
    const address = publicAddress(given);
    if (isGateway(address)) name("gateway");
    if (linkAddress(address) !== null) link.setAttribute("href", address);
    else if (!WITHIN.test(given)) {
      if (given !== "") name("link");
      link.replaceWith(...link.childNodes);
    }
  }
}
