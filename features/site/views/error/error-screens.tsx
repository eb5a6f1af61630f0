import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { RouterContext } from "../../../../apps/browser/routes/root.tsx";
import { callQuery, unlessFailed } from "../../../../platform/browser/api/api.ts";
import { Html } from "../../../../platform/ui/html.tsx";
import { LinkButton } from "../../../../platform/ui/index.ts";
import { addresses } from "../../../address/rules/index.ts";
import type { PagePropertiesOf } from "../../../content/rules/index.ts";
import { contentTexts } from "../../../content/texts.ts";
import { messageTexts } from "../../../page/texts.ts";
import { SiteSearchForm } from "../search-form.tsx";
import type { PageInfo } from "../shell/head.ts";
import { usePlaced, useSite } from "../shell/use-site.ts";
import styles from "./error.module.css";

type Message = PagePropertiesOf<"AccessDeniedPage"> & Partial<PagePropertiesOf<"NotFoundPage">>;
const places = { 403: addresses.accessDenied, 404: addresses.notFound } as const;
const ours = { 403: messageTexts.accessDenied, 404: messageTexts.notFound } as const;

/**
 * Loads the message of an error page: the server's own message, else the message of the site's editors, else our default text.
 * The default text is used when the site has no such page, or when loading it fails.
 */
export async function loadMessage({ api, client, said: instead }: RouterContext, status: 403 | 404) {
  const query = { contentUrl: places[status], expand: "*" };
  const found = instead ? [instead] : await unlessFailed(client.fetchQuery(callQuery(api, "findContent", { query })));
  const said = found?.[0] as Partial<Message> | undefined;
  const { heading, description } = ours[status];
  const shown = { header: said?.header || heading, description: said?.description || `<p>${description}</p>` };
  const page: PageInfo = {
    title: shown.header,
    status,
    module: "features/site/views/error/error-screens.tsx",
    noindex: true,
    // The page has a search of its own.
    ...(status === 404 && !instead ? { query: "" } : {}),
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

type PageProps = Pick<Message, "header" | "description"> & {
  readonly picture?: ReactNode;
  /** Ways on. */
  readonly children: ReactNode;
};

const MessagePage = ({ header, description, picture, children }: PageProps) => (
  <div className={picture ? "drawn" : undefined} data-narrow-page>
    {picture}
    <div>
      <h1>{header}</h1>
      <Html html={description} className={styles.description} />
      {children}
    </div>
  </div>
);

const HomeAndSearch = () => {
  const placed = usePlaced();
  return (
    <p className={styles.ways}>
      <LinkButton href={addresses.home}>{contentTexts.toHome}</LinkButton>
      <LinkButton href={placed(addresses.search)} variant="secondary">
        {contentTexts.toSearch}
      </LinkButton>
    </p>
  );
};

/** The server's own message: an edition that was withdrawn. */
const MessageScreen = ({ header, description }: MessageProps) => (
  <MessagePage header={header} description={description} picture={<Drawing name="trukket" />}>
    <HomeAndSearch />
  </MessagePage>
);

const AccessDeniedScreen = ({ header, description }: MessageProps) => (
  <MessagePage header={header} description={description}>
    <HomeAndSearch />
  </MessagePage>
);

const Drawing = ({ name }: { readonly name: "ikke-funnet" | "trukket" }) => (
  <img src={`/assets/minimetode/${name}.svg`} alt="" width={320} height={220} />
);

/** The editors' own animation, where motion is welcome; otherwise our drawing, which then stands still. */
function NotFoundScreen({ animation, header, description }: MessageProps) {
  const router = useRouter();
  const { contactAddress } = useSite().settings;
  const search = (q: string) => void router.navigate({ href: `${addresses.search}?${new URLSearchParams({ q })}` });
  const picture = animation ? (
    <div className={styles.animated}>
      <img src={animation.src} alt={animation.alt} />
      <Drawing name="ikke-funnet" />
    </div>
  ) : (
    <Drawing name="ikke-funnet" />
  );
  return (
    <MessagePage header={header} description={description} picture={picture}>
      <SiteSearchForm query="" onSearch={search} className={styles.search} />
      <p className={styles.ways}>
        <a href={addresses.home}>{contentTexts.toHome}</a>
        {contactAddress === "" ? null : <a href={`mailto:${contactAddress}`}>{contactAddress}</a>}
      </p>
    </MessagePage>
  );
}
