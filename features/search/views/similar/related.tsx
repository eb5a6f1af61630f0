import type { SimilarDocument } from "../../calls-similar.ts";
import { relatedTexts as texts } from "../../texts-related.ts";
import styles from "./related.module.css";

/** Below a page: what else there is that resembles it. */
export const Related = ({ similar }: { readonly similar: readonly SimilarDocument[] }) =>
  similar.length === 0 ? null : (
    <section className={styles.related} aria-labelledby="lignende" data-print="hide">
      <h2 id="lignende">{texts.heading}</h2>
      <ul>
        {similar.map(({ route, url, title, unitTitle, statusText, language }) => (
          <li key={url}>
            <a href={url} lang={language}>
              {title}
            </a>
            <span>{[texts.kinds[route], unitTitle, statusText].filter(Boolean).join(" · ")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
