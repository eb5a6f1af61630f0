import type { OptionGroup } from "../../../platform/pure/contract/values.ts";
import type { TriageView } from "../../intro/rules/index.ts";
import type { TextLink } from "../../reading/calls.ts";
import type { ListedAssessment } from "../../search/calls.ts";
import type { SimilarDocument } from "../../search/calls-similar.ts";
import type { TopicIcon } from "../../term/rules/index.ts";
import type { ContentLink, ContentModel } from "../calls.ts";
import type { ShownMedia } from "./property/index.ts";
import type { AreaOf, BlockPropertiesOf, BlockType, PagePropertiesOf, PageType } from "./type/index.ts";

/** An item of an article list. `preamble` is HTML. */
export type ArticleItem = {
  readonly imageUrl: string | null;
  readonly image: ShownMedia | null;
  readonly name: string;
  readonly url: string;
  readonly publishdate: string;
  readonly preamble: string;
};

/** A term of a page, and the search for it. */
export type TermLink = { readonly text: string; readonly link: string };

/** A topic with how many notifications have it; `url` is the search for it, `icon` the name of its icon. features/notification/README.md */
export type TopicHits = {
  readonly subjectName: string;
  readonly hits: number;
  readonly url: string;
  readonly icon: TopicIcon | null;
};

/** A notification in a list. */
export type ListedNotification = {
  readonly heading: string;
  readonly url: string;
  /** ISO. */
  readonly published: string;
  /** Plain text. */
  readonly summary: string;
  readonly source: string;
  /** The newest of the living status, in a word. */
  readonly status: string;
  readonly topics: readonly TermLink[];
};

type NotificationLists = {
  readonly topics: readonly TopicHits[];
  readonly notifications: readonly ListedNotification[];
  /** How many there are in all. */
  readonly total: number;
};

/** A row of the living status, newest first. */
export type NotificationStatus = {
  readonly date: string;
  readonly status: string;
  readonly text: string;
  readonly link: string;
};

/** Properties that the content API adds to those that an editor fills in. */
type Derived = {
  StartPage: {
    /** `all` is the page that has all of them. */
    readonly articleList: {
      readonly heading: string;
      readonly all: string;
      readonly items: readonly ArticleItem[];
    } | null;
    /** Published last, and worked on now. */
    readonly newest: readonly ListedAssessment[];
    readonly newestTotal: number;
    readonly ongoing: readonly ListedAssessment[];
    readonly ongoingTotal: number;
  };
  IntroPage: {
    readonly organizationOptions: readonly OptionGroup[];
    readonly municipalityOptions: readonly OptionGroup[];
    /** For editors only. */
    readonly template?: string | null;
    readonly destination?: string | null;
    /** The published assessment that the address names to start from; null when no edition of it stands. */
    readonly startFrom?: TextLink | null;
    /** The assessment that the address names to adopt. `number` is null when no edition of it stands. */
    readonly adopting?: {
      readonly number: number | null;
      /** That stands in the form. */
      readonly title: string;
      /** Above the form. */
      readonly html: string;
      /** In the form, when the organisation has begun already and once a new link is sent. */
      readonly begun: string;
      readonly linkSent: string;
    };
    /** HTML: the way to the five questions before the form, the steps beside it, and the same once it is sent. */
    readonly before: { readonly questions: string; readonly how: string; readonly next: string };
    /** The five questions or where their answers lead, where the address asks for them instead of the form. */
    readonly triage?: TriageView;
  };
  CatalogPage: { readonly items: readonly ArticleItem[] };
  MethodNotificationStartPage: NotificationLists & Pick<Derived["StartPage"], "articleList">;
  MethodNotificationCatalogPage: NotificationLists;
  MethodNotificationPage: {
    readonly topics: readonly TermLink[];
    readonly methodTypes: readonly TermLink[];
    readonly publishers: readonly TermLink[];
    readonly organizations: readonly TermLink[];
    readonly subjects: readonly TermLink[];
    readonly source: string;
    readonly financialResponsibility: string;
    readonly orderRecommendation: string;
    readonly livingStatus: readonly NotificationStatus[];
    /** How far the method has come now; empty when nothing is known. Derived once, for everything that says it. */
    readonly stage: string;
    /** The notification as documents, the PDF first; its link is empty while it is being made. None of one on another site, and of a draft. */
    readonly documents: readonly TermLink[];
    /** Public notifications and assessments that resemble it. */
    readonly similar: readonly SimilarDocument[];
  };
};
type DerivedOf<T extends PageType> = T extends keyof Derived ? Derived[T] : unknown;

/** A page of a known type as the content API gives it. */
export type PageModel<T extends PageType> = ContentModel &
  Omit<PagePropertiesOf<T>, keyof DerivedOf<T> | AreaOf<T>> & {
    readonly [N in AreaOf<T>]: readonly AreaItem[];
  } & DerivedOf<T>;

/** A block in a content area, as the content API gives it. */
export type BlockModel<T extends BlockType> = Omit<BlockPropertiesOf<T>, keyof DerivedBlockOf<T>> &
  DerivedBlockOf<T> & {
    readonly id: string;
    readonly contentType: readonly string[];
  };

/** The picture of a link box is its address and its text to the specification, and all that is known of it to our views. */
type LinkPicture = { readonly image: string; readonly alt: string; readonly picture: ShownMedia | null };
type DerivedBlocks = {
  ArticleListBlock: { readonly items: readonly ArticleItem[] };
  LinkBlock: LinkPicture;
  WideLinkBlock: LinkPicture;
};
type DerivedBlockOf<T extends BlockType> = T extends keyof DerivedBlocks ? DerivedBlocks[T] : unknown;
/** A place in an area, with an id of its own: a shared block may stand in several. `displayOption` is the width; the block stands in `expanded` when it was asked for. */
export type AreaItem = {
  readonly place: string;
  readonly displayOption: string;
  readonly tag: null;
  readonly contentLink: Omit<ContentLink, "expanded"> & {
    readonly expanded: { readonly contentType: readonly string[]; readonly [property: string]: unknown } | null;
  };
};
export type AnyBlock = {
  readonly id: string;
  readonly contentType: readonly string[];
  readonly width?: string;
  /** The form of Norwegian that it is written in, where that is known. */
  readonly lang?: string | undefined;
};
