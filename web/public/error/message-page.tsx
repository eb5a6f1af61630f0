import type { ReactNode } from "react";
import { addresses } from "../../../core/address/index.ts";
import { contentTexts } from "../../../texts/content.ts";
import { LinkButton } from "../../ui/index.ts";
import styles from "./error.module.css";

type MessagePageProps = { readonly heading: string; readonly description: string; readonly picture: ReactNode };

/** A page with a message and links to the front page and the search. */
export const MessagePage = ({ heading, description, picture }: MessagePageProps) => (
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
