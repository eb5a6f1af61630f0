import { useState } from "react";
import type { BlockModel } from "../../../core/content/index.ts";
import { Button, Details, Dialog, LinkButton, useHydrated } from "../../ui/index.ts";
import { Html } from "../html.tsx";
import styles from "./page-blocks.module.css";

/** A link, or a button that opens a popup. docs/spec/content.md, Blocks of content */
export const PromoBlock = ({ block }: { block: BlockModel<"PromoBlock"> }) => (
  <section className={styles.promo}>
    {block.image ? <img src={block.image.src} alt={block.image.alt} className={styles.picture} loading="lazy" /> : null}
    <div>
      <h2 className={styles.cardHeading}>{block.heading}</h2>
      <p>{block.text}</p>
      {block.popup === null ? (
        <LinkButton href={block.link}>{block.linkTitle}</LinkButton>
      ) : (
        <Popup title={block.linkTitle} html={block.popup} />
      )}
    </div>
  </section>
);

/** Without script the text opens in its place. */
function Popup({ title, html }: { title: string; html: string }) {
  const [open, setOpen] = useState(false);
  if (!useHydrated())
    return (
      <Details summary={title}>
        <Html html={html} />
      </Details>
    );
  return (
    <>
      <Button onClick={() => setOpen(true)}>{title}</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        <Html html={html} />
      </Dialog>
    </>
  );
}
