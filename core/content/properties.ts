import { z } from "zod";

// The properties that an editor fills in on each page type and content block. Rich text is HTML, cleaned when it is stored.
// docs/spec/content.md, Page types
const Html = z.string().max(200_000);
const Text = z.string().max(1_000);
const Address = z.string().max(2_000);
const Image = z.object({ src: Address, alt: Text });

/** docs/spec/blocks.md, Width */
const widths = ["full", "wide", "half", "narrow"] as const;
const block = { id: z.guid(), width: z.enum(widths).default("full") };

const LinkBox = z.object({ heading: Text, text: Text, url: Address, linkTitle: Text });
const PageLinks = z.object({ heading: Text, links: z.array(z.object({ href: Address, text: Text })) });
const Faq = z.object({
  heading: Text,
  ingress: Text,
  questions: z.array(z.object({ question: Text, answer: Html })),
  link: Address.nullable(),
  linkText: Text,
});

/** Content blocks in a content area, told apart by `type`. */
export const blockProperties = {
  LinkBlock: z.object({
    ...block,
    image: Address.nullable(),
    alt: Text,
    heading: Text,
    text: Text,
    url: Address,
    linkTitle: Text,
    brightButton: z.boolean(),
  }),
  FaqAccordionBlock: z.object({ ...block, ...Faq.shape }),
  PageLinkListBlock: z.object({ ...block, ...PageLinks.shape }),
  PromoBlock: z.object({
    ...block,
    heading: Text,
    text: Text,
    image: Image.nullable(),
    link: Address,
    linkTitle: Text,
    /** Shown in a popup that a button opens, instead of a link. */
    popup: Html.nullable(),
  }),
  ContentBlock: z.object({ ...block, body: Html }),
} as const;
export type BlockType = keyof typeof blockProperties;

/** A block of an unknown type is kept as it came: the page then names the block instead of failing. */
const StoredBlock = z.looseObject({ type: z.string(), id: z.guid() });
const Blocks = z.array(StoredBlock).max(100);

/** Articles under a page, newest first. */
const ArticleListSource = z.object({ heading: Text, parent: Address, limit: z.int().min(1).max(50) });

const heading = { heading: Text, introduction: Html };

export const pageProperties = {
  StartPage: z.object({
    ...heading,
    image: Image.nullable(),
    leftLinkBox: LinkBox.nullable(),
    rightLinkBox: LinkBox.nullable(),
    articleList: ArticleListSource.nullable(),
    pageLinks: PageLinks.nullable(),
    mainContent: Blocks,
    faq: Faq.nullable(),
    hideArticleList: z.boolean(),
    hidePageLinks: z.boolean(),
    hideFaq: z.boolean(),
    /** Neither the newest assessments nor those under way. */
    hideAssessments: z.boolean().exactOptional(),
  }),
  StandardPage: z.object({
    ...heading,
    /** The picture in an article list. */
    image: Image.nullable(),
    topContent: Blocks,
    mainBody: Html,
    mainContent: Blocks,
    author: Text,
    showTableOfContent: z.boolean(),
    hideChangeLog: z.boolean(),
    changeLog: z.array(z.object({ date: z.iso.date(), text: Text })),
  }),
  /** A start form. `template` and `destination` are content numbers; only editors get them. */
  IntroPage: z.object({
    ...heading,
    assessmentType: z.enum(["1", "2", "3"]),
    sentHeading: Text,
    sentText: Html,
    template: z.string().max(100).nullable(),
    destination: z.string().max(100).nullable(),
  }),
  /** Pages whose screen is built into the product. Only heading and introduction are content. */
  SearchPage: z.object(heading),
  AssessmentPage: z.object(heading),
  SchemaPreviewPage: z.object(heading),
  SchemaPage: z.object(heading),
  CatalogPage: z.object({ ...heading, mainContent: Blocks }),
} as const;
export type PageType = keyof typeof pageProperties;
export type PagePropertiesOf<T extends PageType> = z.infer<(typeof pageProperties)[T]>;
export type BlockPropertiesOf<T extends BlockType> = z.infer<(typeof blockProperties)[T]>;

export const isBlockType = (type: string): type is BlockType => Object.hasOwn(blockProperties, type);

/** Names of the properties that hold rich text, at any depth: they are cleaned when a page is stored. */
export const richTextKeys = ["introduction", "mainBody", "answer", "body", "popup", "sentText"] as const;
