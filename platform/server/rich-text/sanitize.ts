import { withPublicLinks } from "../../pure/link/index.ts";
import {
  type Block,
  BOUNDARY_TAGS,
  isEmptyRichText,
  LINK_SCHEMES,
  markSanitized,
  parseRichText,
  RICH_TEXT_MAX_LENGTH,
  RICH_TEXT_TAGS,
  type SanitizedHtml,
  serializeRichText,
} from "../../pure/rich-text/index.ts";
import { withoutControls } from "../../pure/text/index.ts";
import { reducedHtml } from "../reduced-html.ts";

export type SanitizedRichText =
  | { readonly kind: "Sanitized"; readonly html: SanitizedHtml }
  | { readonly kind: "Refused"; readonly because: "TooLong" | "TooMuchMarkup" };

/**
 * Reduces HTML from outside to the editor's schema and writes it byte for byte as the editor would, so that text which is loaded and
 * saved unchanged stays the same. Links lead where they are meant to (`publicAddress`). '' for text without content. Idempotent. Refuses more than RICH_TEXT_MAX_LENGTH characters,
 * or 30,000 tags, before or after cleaning, more than 500 elements within each other, and links whose pieces come to more than a million
 * characters of addresses: so the cost of cleaning and showing a text grows with its length and no faster. features/block/README.md
 */
export const sanitizeRichText = (html: string): SanitizedRichText => {
  if (html.length > RICH_TEXT_MAX_LENGTH) return refused("TooLong");
  if (tagsIn(html) > MOST_TAGS) return refused("TooMuchMarkup");
  const reduced = shallowHtml(withoutControls(html));
  if (reduced === null) return refused("TooMuchMarkup");
  const document = parseRichText(reduced);
  if (linkedLength(document) > MOST_LINKED) return refused("TooMuchMarkup");
  const clean = withPublicLinks(serializeRichText(document));
  if (clean.length > RICH_TEXT_MAX_LENGTH) return refused("TooLong");
  // A tag that was left open has two now, and what is stored must be taken when it is saved again.
  if (tagsIn(clean) > MOST_TAGS) return refused("TooMuchMarkup");
  return { kind: "Sanitized", html: markSanitized(isEmptyRichText(clean) ? "" : clean) };
};

const refused = (because: "TooLong" | "TooMuchMarkup"): SanitizedRichText => ({ kind: "Refused", because });

/** Far more than 200,000 characters that somebody wrote can have. */
const MOST_TAGS = 30_000;
const tagsIn = (html: string): number => html.split("<").length - 1;

/**
 * Most characters of link addresses, counted once for each piece of linked text. A page or a document repeats the
 * address of a link for each of its pieces, and an address may be as long as the text.
 */
const MOST_LINKED = 1_000_000;
const linkedLength = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => {
    if (block.kind === "list") return block.items.reduce((all, item) => all + linkedLength(item), sum);
    if (block.kind === "code") return sum;
    return block.content.reduce(
      (all, { marks: [outermost] }) => all + (outermost?.tag === "a" ? outermost.href.length : 0),
      sum,
    );
  }, 0);

/** The parser looks through all open elements for each tag, and moves them. */
const MOST_OPEN = 500;
class TooDeep extends Error {}

/** The allowed part of a text; null when its elements are nested too deep. */
function shallowHtml(html: string): string | null {
  let open = 0;
  const onOpenTag = () => {
    if (++open > MOST_OPEN) throw new TooDeep();
  };
  const onCloseTag = () => {
    open--;
  };
  try {
    return reducedHtml(html, { ...ALLOWED, onOpenTag, onCloseTag });
  } catch (fault) {
    if (fault instanceof TooDeep) return null;
    throw fault;
  }
}

const SAME_MEANING = { b: "strong", i: "em", kbd: "code", samp: "code", tt: "code", dir: "ul", menu: "ul" };

/** Tables become a paragraph for each cell. */
const ALLOWED = {
  tags: [...RICH_TEXT_TAGS, "div"],
  transformTags: { ...SAME_MEANING, ...Object.fromEntries(BOUNDARY_TAGS.map((tag) => [tag, "div"])) },
  allowedSchemes: [...LINK_SCHEMES],
  allowProtocolRelative: false,
  nestingLimit: 100,
};
