import type { SiteSettings } from "../../../core/contract/site.ts";
import { searchTexts } from "../../../texts/search.ts";
import styles from "./search.module.css";

type NoHitsProps = { readonly settings: Pick<SiteSettings, "noHitsTitle" | "noHitsMessage"> };

/** Zero hits: the site's own words, or ours (P sections 2 and 8). */
export const NoHits = ({ settings }: NoHitsProps) => (
  <div className={styles.noHits}>
    <h3>{settings.noHitsTitle ?? searchTexts.noHits.title}</h3>
    <p>{settings.noHitsMessage ?? searchTexts.noHits.message}</p>
  </div>
);
