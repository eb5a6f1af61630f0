import type { ReactNode } from "react";
import { addresses } from "../../../core/address/index.ts";
import { contentTexts } from "../../../texts/content.ts";
import { LinkButton } from "../../ui/index.ts";
import styles from "./error.module.css";

type MessagePageProps = { readonly heading: string; readonly description: string; readonly picture: ReactNode };

/** A page with a message and links to the front page and the search. */
const MessagePage = ({ heading, description, picture }: MessagePageProps) => (
  <div className={styles.page}>
    {picture}
    <div>
      <h1>{heading}</h1>
      <p className={styles.description}>{description}</p>
      <p className={styles.ways}>
        <LinkButton href={addresses.home}>{contentTexts.toHome}</LinkButton>
        <LinkButton href={addresses.search} variant="secondary">
          {contentTexts.toSearch}
        </LinkButton>
      </p>
    </div>
  </div>
);

const Padlock = () => (
  <svg className={styles.picture} viewBox="0 0 200 200" aria-hidden="true" focusable="false">
    <path className={styles.handle} d="M68 92V66a32 32 0 0 1 64 0v26" />
    <rect className={styles.sheet} x="48" y="92" width="104" height="78" rx="10" />
    <path className={styles.lines} d="M100 122v18" />
  </svg>
);

export const AccessDeniedScreen = () => <MessagePage {...contentTexts.accessDenied} picture={<Padlock />} />;

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

export const NotFoundScreen = () => <MessagePage {...contentTexts.notFound} picture={<SearchingGlass />} />;
