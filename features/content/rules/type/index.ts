import { type BlockDefinition, type Finding, type Property, parts, recordOf, type Values } from "../property/index.ts";
import {
  articleListBlock,
  contentBlock,
  faqAccordionBlock,
  faqQuestionBlock,
  genericBlock,
  linkBlock,
  linkListBlock,
  mediaBlock,
  pageLinkListBlock,
  promoBlock,
  schemaEntryBlock,
  searchBlock,
  tipsBlock,
  wideLinkBlock,
} from "./blocks.ts";
import type { PageDefinition } from "./definition.ts";
import { accessDeniedPage, loginPage, notFoundPage } from "./message-pages.ts";
import {
  notificationCatalogPage,
  notificationPage,
  notificationSearchPage,
  notificationStartPage,
} from "./notification-pages.ts";
import { assessmentPage, catalogPage, introPage, schemaPage, schemaPreviewPage, searchPage } from "./other-pages.ts";
import { settingsPage } from "./settings-page.ts";
import { sharedBlock, sharedBlockFolder } from "./shared-blocks.ts";
import { standardPage } from "./standard-page.ts";
import { startPage } from "./start-page.ts";

export type { PageDefinition, TriageType } from "./definition.ts";
export * from "./labelled.ts";

/** Every type of page, by its name. */
export const pageTypes = {
  StartPage: startPage,
  StandardPage: standardPage,
  CatalogPage: catalogPage,
  IntroPage: introPage,
  SearchPage: searchPage,
  AssessmentPage: assessmentPage,
  SchemaPreviewPage: schemaPreviewPage,
  SchemaPage: schemaPage,
  MethodNotificationStartPage: notificationStartPage,
  MethodNotificationCatalogPage: notificationCatalogPage,
  MethodNotificationPage: notificationPage,
  MethodNotificationSearchPage: notificationSearchPage,
  NotFoundPage: notFoundPage,
  AccessDeniedPage: accessDeniedPage,
  LoginPage: loginPage,
  SettingsPage: settingsPage,
  SharedBlockFolder: sharedBlockFolder,
} as const satisfies { readonly [N in string]: PageDefinition<N> };

/** Every type of block that may stand in an area. */
export const blockTypes = {
  ContentBlock: contentBlock,
  LinkBlock: linkBlock,
  FaqAccordionBlock: faqAccordionBlock,
  PageLinkListBlock: pageLinkListBlock,
  PromoBlock: promoBlock,
  GenericBlock: genericBlock,
  FaqQuestionBlock: faqQuestionBlock,
  WideLinkBlock: wideLinkBlock,
  LinkListBlock: linkListBlock,
  MediaBlock: mediaBlock,
  SchemaEntryBlock: schemaEntryBlock,
  ArticleListBlock: articleListBlock,
  TipsBlock: tipsBlock,
  SearchBlock: searchBlock,
} as const satisfies { readonly [N in string]: BlockDefinition<N> };

export type PageType = keyof typeof pageTypes;
export type BlockType = keyof typeof blockTypes;

/** The types whose screen is the product's own. */
export type ScreenType = {
  [T in PageType]: (typeof pageTypes)[T] extends { readonly screen: true } ? T : never;
}[PageType];

type PropsOf<T extends PageType> = (typeof pageTypes)[T]["props"];
export type PagePropertiesOf<T extends PageType> = Values<PropsOf<T>>;
export type BlockPropertiesOf<T extends BlockType> = Values<(typeof blockTypes)[T]["props"]>;
/** The properties of a page type that are areas: they are served as blocks. */
export type AreaOf<T extends PageType> = {
  [N in keyof PropsOf<T>]: PropsOf<T>[N] extends Property & { readonly kind: "area" } ? N : never;
}[keyof PropsOf<T>];

const sharedBlocks = new Map(Object.values(blockTypes).map((block) => [block.type as string, sharedBlock(block)]));

/** The types of blocks that may be shared between pages: all of them. */
export const sharedBlockTypes: readonly string[] = [...sharedBlocks.keys()];

export { introInNynorsk } from "./other-pages.ts";

/** The types of content that has no address. */
export const typesWithoutAddress: readonly string[] = [
  ...Object.values<PageDefinition>(pageTypes).flatMap(({ type, noAddress }) => (noAddress ? [type] : [])),
  ...sharedBlockTypes,
];

const isPageType = (type: string): type is PageType => Object.hasOwn(pageTypes, type);
/** The definition of a page's type, or of a shared block's; null for a type that this version does not know. */
export const definitionOf = (type: string): PageDefinition | null =>
  isPageType(type) ? pageTypes[type] : (sharedBlocks.get(type) ?? null);

/** Whether a page of one type may stand under one of another. A screen that can be moved may stand wherever pages may. */
export const mayStandUnder = (type: string, above: string): boolean => {
  const { children = [], noAddress = false } = definitionOf(above) ?? {};
  return children.includes(type) || (!noAddress && definitionOf(type)?.place !== undefined && children.length > 0);
};

/** The faults that prevent publication of a page of this type, and the warnings. */
export const findingsOf = (definition: PageDefinition, values: unknown): readonly Finding[] => {
  const whole = { ...parts.empty(definition.props), ...recordOf(values) };
  return [
    ...parts.findings(definition.props, whole),
    ...(definition.checks ?? []).flatMap((check) => check(whole) ?? []),
  ];
};

/** The types that an editor may make under a page of a type. Excludes single types: the site has its one page already. */
export const newUnder = (type: string): readonly string[] =>
  (definitionOf(type)?.children ?? []).filter((each) => !definitionOf(each)?.single);

/** Whether there is one such page on the site, which is neither moved elsewhere nor deleted. */
export const isOnlyOne = ({ parent, type }: { readonly parent: number | null; readonly type: string }): boolean =>
  parent === null || definitionOf(type)?.single === true;
