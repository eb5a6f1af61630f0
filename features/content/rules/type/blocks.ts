import {
  type BlockDefinition,
  bool,
  type Check,
  content,
  html,
  htmlFeatures,
  isEmptyHtml,
  list,
  longText,
  media,
  number,
  stringOf,
  text,
  url,
} from "../property/index.ts";

const defineBlock = <const D extends BlockDefinition>(definition: D): D => definition;

const isEmpty = (value: unknown): boolean => stringOf(value) === "";

/** A button that is neither a link nor opens a window leads nowhere. */
const leadsSomewhere: Check = ({ link, popup }) =>
  isEmpty(link) && isEmptyHtml(stringOf(popup)) ? { path: ["link"], kind: "LeadsNowhere", stops: true } : null;

/** A link and its text are there together or not at all. */
const linkIsWhole: Check = ({ url: address, linkTitle }) =>
  isEmpty(address) === isEmpty(linkTitle)
    ? null
    : { path: [isEmpty(address) ? "url" : "linkTitle"], kind: "Required", stops: true };

/** Properties of a list of questions, in a block and on a start page. */
export const faqProps = {
  heading: text({ required: true }),
  ingress: longText(),
  questions: list({
    of: {
      question: text({ required: true }),
      answer: html({ required: true, features: ["h3", "table"] }),
    },
  }),
  link: url(),
  linkText: text(),
} as const;

/** Properties of a list of shortcuts, in a block and on a start page. */
export const pageLinksProps = {
  heading: text({ required: true }),
  links: list({
    of: { text: text({ required: true }), href: url({ required: true }) },
  }),
} as const;

export const linkBlock = defineBlock({
  type: "LinkBlock",
  props: {
    heading: text({ required: true }),
    text: longText(),
    image: media({ accept: "image" }),
    url: url({ required: true }),
    linkTitle: text({ required: true }),
    brightButton: bool(),
  },
});

export const faqAccordionBlock = defineBlock({
  type: "FaqAccordionBlock",
  props: faqProps,
});

export const pageLinkListBlock = defineBlock({
  type: "PageLinkListBlock",
  props: pageLinksProps,
});

export const promoBlock = defineBlock({
  type: "PromoBlock",
  props: {
    heading: text({ required: true }),
    text: longText(),
    image: media({ accept: "image" }),
    link: url(),
    linkTitle: text({ required: true }),
    popup: html({
      features: ["h3", "h4", "table"],
    }),
  },
  checks: [leadsSomewhere],
});

export const contentBlock = defineBlock({
  type: "ContentBlock",
  props: { body: html({ required: true, features: htmlFeatures, goesOn: true }) },
});

/** For what has no block of its own. Only its text is required. */
export const genericBlock = defineBlock({
  type: "GenericBlock",
  props: {
    heading: text(),
    text: html({ required: true, features: ["h3", "h4", "table"] }),
    image: media({ accept: "image" }),
    url: url(),
    linkTitle: text(),
  },
  checks: [linkIsWhole],
});

/** One question by itself. */
export const faqQuestionBlock = defineBlock({
  type: "FaqQuestionBlock",
  props: faqProps.questions.of,
});

export const wideLinkBlock = defineBlock({ type: "WideLinkBlock", props: linkBlock.props });

export const linkListBlock = defineBlock({ type: "LinkListBlock", props: pageLinksProps });

export const mediaBlock = defineBlock({
  type: "MediaBlock",
  props: {
    file: media({ required: true, accept: "any" }),
    caption: text(),
  },
});

/** Leads to a start form. */
export const schemaEntryBlock = defineBlock({
  type: "SchemaEntryBlock",
  props: {
    heading: text({ required: true }),
    text: longText(),
    introPage: content({ required: true, types: ["IntroPage"] }),
    linkTitle: text({ required: true }),
  },
});

/** The newest articles under a page. */
export const articleListBlock = defineBlock({
  type: "ArticleListBlock",
  props: {
    heading: text({ required: true }),
    parent: content({ required: true, types: ["CatalogPage", "StandardPage"] }),
    limit: number({ required: true, min: 1, max: 50 }),
  },
});

/** The form for tips. features/tip/README.md */
export const tipsBlock = defineBlock({
  type: "TipsBlock",
  props: {
    heading: text({ required: true }),
    recipient: text({
      editorsOnly: true,
    }),
    confirmationText: text(),
    errorText: text(),
  },
});

/** The embedded search of the site that it stands on. features/search/README.md */
export const searchBlock = defineBlock({
  type: "SearchBlock",
  props: { heading: text({ required: true, max: 120 }) },
});

/** The blocks that may stand in the areas of any page. */
export const pageBlocks = [
  contentBlock,
  linkBlock,
  wideLinkBlock,
  faqAccordionBlock,
  faqQuestionBlock,
  linkListBlock,
  pageLinkListBlock,
  promoBlock,
  genericBlock,
  mediaBlock,
  articleListBlock,
  schemaEntryBlock,
  tipsBlock,
  searchBlock,
] as const;

/** Properties of a box with a button. */
export const linkBox = {
  heading: text({ required: true }),
  text: longText(),
  url: url({ required: true }),
  linkTitle: text({ required: true }),
} as const;
