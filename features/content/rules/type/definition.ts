import type { SiteKey } from "../../../access/rules/index.ts";
import type { Check, Properties } from "../property/index.ts";

/** A type of page. Everything that is said of it anywhere follows from this. */
export type PageDefinition<N extends string = string, P extends Properties = Properties> = {
  readonly type: N;
  /** From the general to the specific, as `contentType` of the content API; the last is the type. */
  readonly chain: readonly string[];
  /** The sites on which it may be made. */
  readonly sites: readonly SiteKey[];
  /** The types that may stand under it. */
  readonly children: readonly string[];
  /** There is one on a site, which is neither made nor deleted. It stays where it is unless it has a `place`. */
  readonly single?: boolean;
  /** Its screen is the product's own; it has no view of content. */
  readonly screen?: boolean;
  /** Which of the `addresses` its screen is at in code. Editors move the page, and the screen with it. features/address/README.md */
  readonly place?: string;
  /** Not a page of its own: it has no address, and the readers' page tree does not contain it. */
  readonly noAddress?: boolean;
  /** Publishing it warns while nobody has said by when it should be looked at again. */
  readonly isReviewed?: boolean;
  /** A block that stands on pages by reference. */
  readonly isBlock?: boolean;
  readonly props: P;
  readonly checks?: readonly Check[];
};

/** Names a page type's definition, with the types of its properties. */
export const definePage = <const D extends PageDefinition>(definition: D): D => definition;

/** The type of the questions before a start form: they are the form's page, more specific than its type, and have a view of their own. */
export type TriageType = "TriagePage";
