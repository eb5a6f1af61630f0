import type { BlockPropertiesOf } from "../../../core/content/index.ts";
import { Accordion, Details } from "../../ui/index.ts";
import { Html } from "../html.tsx";
import styles from "./page-blocks.module.css";

type FaqProps = { readonly faq: Omit<BlockPropertiesOf<"FaqAccordionBlock">, "id" | "width"> };

/** Questions that open to their answers, and an optional link. docs/spec/content.md, Blocks of content */
export const Faq = ({ faq }: FaqProps) => (
  <section className={styles.faq}>
    <h2>{faq.heading}</h2>
    {faq.ingress === "" ? null : <p>{faq.ingress}</p>}
    <Accordion>
      {faq.questions.map(({ question, answer }) => (
        <Details key={question} summary={question}>
          <Html html={answer} />
        </Details>
      ))}
    </Accordion>
    {faq.link ? (
      <p className={styles.faqLink}>
        <a className="ds-link" href={faq.link}>
          {faq.linkText}
        </a>
      </p>
    ) : null}
  </section>
);
