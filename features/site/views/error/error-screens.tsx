import type { ReactNode } from "react";
import type { RouterContext } from "../../../../apps/browser/routes/root.tsx";
import { callQuery, unlessFailed } from "../../../../platform/browser/api/api.ts";
import { Html } from "../../../../platform/ui/html.tsx";
import { LinkButton } from "../../../../platform/ui/index.ts";
import { addresses } from "../../../address/rules/index.ts";
import type { PagePropertiesOf } from "../../../content/rules/index.ts";
import { contentTexts } from "../../../content/texts.ts";
import { messageTexts } from "../../../page/texts.ts";
import type { PageInfo } from "../shell/head.ts";
import { usePlaced } from "../shell/use-site.ts";
import styles from "./error.module.css";

type Message = PagePropertiesOf<"AccessDeniedPage"> & Partial<PagePropertiesOf<"NotFoundPage">>;
const places = { 403: addresses.accessDenied, 404: addresses.notFound } as const;
const ours = { 403: messageTexts.accessDenied, 404: messageTexts.notFound } as const;

/**
 * Loads the message of an error page: the server's own message, else the message of the site's editors, else our default text.
 * The default text is used when the site has no such page, or when loading it fails.
 */
export async function loadMessage({ api, client, said: instead }: RouterContext, status: 403 | 404) {
  const query = { contentUrl: places[status], matchExact: "true", expand: "*" } as const;
  const found = instead ? [instead] : await unlessFailed(client.fetchQuery(callQuery(api, "findContent", { query })));
  const said = found?.[0] as Partial<Message> | undefined;
  const { heading, description } = ours[status];
  const shown = { header: said?.header || heading, description: said?.description || `<p>${description}</p>` };
  const page: PageInfo = {
    title: shown.header,
    status,
    module: "features/site/views/error/error-screens.tsx",
    noindex: true,
    crumbs: [{ text: contentTexts.home, href: addresses.home }],
  };
  const animation = status === 404 ? (said?.animation ?? null) : null;
  return {
    ...shown,
    animation,
    Screen: instead ? MessageScreen : status === 403 ? AccessDeniedScreen : NotFoundScreen,
    page,
  };
}

type MessageProps = Pick<Message, "header" | "description"> & {
  readonly animation: { readonly src: string; readonly alt: string } | null;
};

/** A page with a message and links to the front page and the search. */
const MessagePage = ({ header, description, picture }: Omit<MessageProps, "animation"> & { picture: ReactNode }) => {
  const placed = usePlaced();
  return (
    <div className={styles.page} data-alone={picture === null || undefined}>
      {picture}
      <div>
        <h1>{header}</h1>
        <Html html={description} className={styles.description} />
        <p className={styles.ways}>
          <LinkButton href={addresses.home}>{contentTexts.toHome}</LinkButton>
          <LinkButton href={placed(addresses.search)} variant="secondary">
            {contentTexts.toSearch}
          </LinkButton>
        </p>
      </div>
    </div>
  );
};

const MessageScreen = (message: MessageProps) => <MessagePage {...message} picture={null} />;

const Padlock = () => (
  <svg className={styles.picture} viewBox="0 0 200 200" aria-hidden="true" focusable="false">
    <path className={styles.handle} d="M68 92V66a32 32 0 0 1 64 0v26" />
    <rect className={styles.sheet} x="48" y="92" width="104" height="78" rx="10" />
    <path className={styles.lines} d="M100 122v18" />
  </svg>
);

const AccessDeniedScreen = (message: MessageProps) => <MessagePage {...message} picture={<Padlock />} />;

/** A magnifying glass that looks over a sheet of paper. It stands still for readers who want less motion. */
const SearchingGlass = () => (
  <svg className={styles.picture} viewBox="0 0 200 200" aria-hidden="true" focusable="false">
    <rect className={styles.sheet} x="46" y="22" width="108" height="148" rx="8" />
    <path className={styles.lines} d="M66 52h68M66 74h68M66 96h50M66 118h60M66 140h34" />
    <g className={styles.glass}>
      <circle className={styles.lens} cx="100" cy="92" r="30" />
      <path className={styles.handle} d="m122 114 26 26" />
    </g>
  </svg>
);

/** The editors' own animation, where motion is welcome; otherwise our drawing, which then stands still. */
const NotFoundScreen = ({ animation, ...message }: MessageProps) => (
  <MessagePage
    {...message}
    picture={
      animation ? (
        <div className={styles.animated}>
          <img src={animation.src} alt={animation.alt} className={styles.picture} />
          <SearchingGlass />
        </div>
      ) : (
        <SearchingGlass />
      )
    }
  />
);
