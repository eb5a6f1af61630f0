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
  heading: text("Overskrift", { required: true }),
  ingress: longText("Ingress"),
  questions: list("Spørsmål", {
    item: "Spørsmål",
    of: {
      question: text("Spørsmål", { required: true }),
      answer: html("Svar", { required: true, features: ["h3", "table"] }),
    },
  }),
  link: url("Lenke under spørsmålene", { help: "Kan stå tom." }),
  linkText: text("Lenketekst"),
} as const;

/** Properties of a list of shortcuts, in a block and on a start page. */
export const pageLinksProps = {
  heading: text("Overskrift", { required: true }),
  links: list("Lenker", {
    item: "Lenke",
    of: { text: text("Tekst", { required: true }), href: url("Adresse", { required: true }) },
  }),
} as const;

export const linkBlock = defineBlock({
  type: "LinkBlock",
  label: "Lenkeboks",
  props: {
    heading: text("Overskrift", { required: true }),
    text: longText("Tekst"),
    image: media("Bilde", { accept: "image" }),
    url: url("Lenken går til", { required: true }),
    linkTitle: text("Lenketekst", { required: true, help: "Si hvor lenken går, ikke «les mer»." }),
    brightButton: bool("Fremhevet knapp"),
  },
});

export const faqAccordionBlock = defineBlock({
  type: "FaqAccordionBlock",
  label: "Spørsmål og svar",
  props: faqProps,
});

export const pageLinkListBlock = defineBlock({
  type: "PageLinkListBlock",
  label: "Snarveier",
  props: pageLinksProps,
});

export const promoBlock = defineBlock({
  type: "PromoBlock",
  label: "Fremheving",
  props: {
    heading: text("Overskrift", { required: true }),
    text: longText("Tekst"),
    image: media("Bilde", { accept: "image" }),
    link: url("Lenken går til"),
    linkTitle: text("Tekst på lenke eller knapp", { required: true }),
    popup: html("Tekst i et vindu", {
      help: "Fyll ut hvis knappen skal åpne et vindu i stedet for en lenke.",
      features: ["h3", "h4", "table"],
    }),
  },
  checks: [leadsSomewhere],
});

export const contentBlock = defineBlock({
  type: "ContentBlock",
  label: "Tekst",
  props: { body: html("Tekst", { required: true, features: htmlFeatures, goesOn: true }) },
});

/** For what has no block of its own. Only its text is required. */
export const genericBlock = defineBlock({
  type: "GenericBlock",
  label: "Fri boks",
  props: {
    heading: text("Overskrift"),
    text: html("Tekst", { required: true, features: ["h3", "h4", "table"] }),
    image: media("Bilde", { accept: "image" }),
    url: url("Lenken går til"),
    linkTitle: text("Lenketekst", { help: "Si hvor lenken går, ikke «les mer»." }),
  },
  checks: [linkIsWhole],
});

/** One question by itself. */
export const faqQuestionBlock = defineBlock({
  type: "FaqQuestionBlock",
  label: "Ett spørsmål",
  props: faqProps.questions.of,
});

export const wideLinkBlock = defineBlock({ type: "WideLinkBlock", label: "Bred lenkeboks", props: linkBlock.props });

export const linkListBlock = defineBlock({ type: "LinkListBlock", label: "Lenkeliste", props: pageLinksProps });

export const mediaBlock = defineBlock({
  type: "MediaBlock",
  label: "Bilde eller fil",
  props: {
    file: media("Bilde eller fil", { required: true, accept: "any" }),
    caption: text("Bildetekst"),
  },
});

/** Leads to a start form. */
export const schemaEntryBlock = defineBlock({
  type: "SchemaEntryBlock",
  label: "Start en vurdering",
  props: {
    heading: text("Overskrift", { required: true }),
    text: longText("Tekst"),
    introPage: content("Startskjema", { required: true, types: ["IntroPage"] }),
    linkTitle: text("Tekst på knappen", { required: true }),
  },
});

/** The newest articles under a page. */
export const articleListBlock = defineBlock({
  type: "ArticleListBlock",
  label: "Artikkelliste",
  props: {
    heading: text("Overskrift", { required: true }),
    parent: content("Vis artiklene under", { required: true, types: ["CatalogPage", "StandardPage"] }),
    limit: number("Antall", { required: true, min: 1, max: 50 }),
  },
});

/** The form for tips. features/tip/README.md */
export const tipsBlock = defineBlock({
  type: "TipsBlock",
  label: "Tipsskjema",
  props: {
    heading: text("Overskrift", { required: true }),
    recipient: text("Tipsene sendes til", {
      editorsOnly: true,
      help: "En e-postadresse. Tom: nettstedets kontaktadresse. Vises ikke for leserne.",
    }),
    confirmationText: text("Tekst når tipset er sendt", { help: "Tom: «Takk for ditt tips!»" }),
    errorText: text("Tekst når det ikke gikk", { help: "Tom: en standardtekst." }),
  },
});

/** The embedded search of the site that it stands on. features/search/README.md */
export const searchBlock = defineBlock({
  type: "SearchBlock",
  label: "Søk",
  props: { heading: text("Overskrift", { required: true, max: 120 }) },
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
  heading: text("Overskrift", { required: true }),
  text: longText("Tekst"),
  url: url("Knappen går til", { required: true }),
  linkTitle: text("Tekst på knappen", { required: true }),
} as const;
