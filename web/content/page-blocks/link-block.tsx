import type { BlockModel } from "../../../core/content/index.ts";
import { LinkButton } from "../../ui/index.ts";
import styles from "./page-blocks.module.css";

/** docs/spec/content.md, Blocks of content. A bright button is the primary one. */
export const LinkBlock = ({ block }: { block: BlockModel<"LinkBlock"> }) => (
  <section className={styles.card}>
    {block.image ? <img src={block.image} alt={block.alt} className={styles.picture} loading="lazy" /> : null}
    <h2 className={styles.cardHeading}>{block.heading}</h2>
    {block.text === "" ? null : <p>{block.text}</p>}
    <p className={styles.cardLink}>
      <LinkButton href={block.url} variant={block.brightButton ? "primary" : "secondary"}>
        {block.linkTitle}
      </LinkButton>
    </p>
  </section>
);
