import type { RefObject } from "react";
import {
  type Block,
  type FormField,
  feedsFor,
  findBlock,
  formOf,
  tabAt,
  tabForm,
  templateForm,
} from "../rules/index.ts";
import { templateTexts as texts } from "../texts.ts";
import { AddBlock } from "./add-block.tsx";
import { Arrange } from "./arrange.tsx";
import { ArrangeTab } from "./arrange-tab.tsx";
import { Rules } from "./rules.tsx";
import { TemplateFields } from "./template-field.tsx";
import type { OpenTemplate, Settle } from "./template-queries.ts";
import styles from "./templates.module.css";

export type BlockFormProps = {
  readonly open: OpenTemplate;
  /** A block's key, `:` and a tab's, or `:` for the template itself. */
  readonly chosen: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onChoose: (key: string) => void;
  readonly settle: Settle;
};

/** The fields of what is chosen in the outline, and where it stands. */
export function BlockForm({ open, chosen, heading, onChoose, settle }: BlockFormProps) {
  const { template } = open;
  const placed = findBlock(template, chosen);
  const tab = tabAt(template, chosen);
  if (!placed && tab === null)
    return (
      <section className={styles.form} aria-label={texts.form}>
        <h2 ref={heading} tabIndex={-1}>
          {texts.whole}
        </h2>
        <TemplateFields open={open} form={templateForm} path={[":"]} parent=":" />
      </section>
    );
  if (!placed) {
    const text = template.fieldGroups[tab ?? 0]?.text ?? "";
    return (
      <section className={styles.form} aria-label={texts.form}>
        <h2 ref={heading} tabIndex={-1}>
          {texts.tabSelf(text)}
        </h2>
        <TemplateFields open={open} form={tabForm} path={[chosen]} parent="tab" />
        <ArrangeTab open={open} name={chosen} tab={tab ?? 0} onChoose={onChoose} settle={settle} />
      </section>
    );
  }
  const { block } = placed;
  return (
    <section className={styles.form} aria-label={texts.form}>
      <h2 ref={heading} tabIndex={-1}>
        {block.title || texts.kinds[block.kind]}
      </h2>
      <p className={styles.quiet}>
        {texts.kinds[block.kind]} · {texts.fixed}: {block.key}
      </p>
      <TemplateFields open={open} form={writtenOf(block)} path={[block.key]} parent={block.kind} />
      {"options" in block && !Array.isArray(block.options) ? <p>{texts.termOptions(block.options.termKind)}</p> : null}
      <Rules open={open} placed={placed} onChoose={onChoose} settle={settle} />
      <Arrange open={open} placed={placed} onChoose={onChoose} settle={settle} />
      <AddBlock open={open} placed={placed} onChoose={onChoose} settle={settle} />
    </section>
  );
}

/** Options that are terms are not written here, and only a choice in two levels has answers under answers. */
function writtenOf(block: Block): readonly FormField[] {
  return formOf(block.kind).flatMap((field) => {
    if (field.name === "feeds") {
      const kept = [...feedsFor(block), ...(block.feeds ?? [])];
      const values = (field.values ?? []).filter((each) => kept.some((feed) => feed === each));
      return values.length > 0 ? [{ ...field, values }] : [];
    }
    if (field.name !== "options" || !("options" in block)) return [field];
    if (!Array.isArray(block.options)) return [];
    const isNested = block.kind === "Select" && block.selectType === "multilevel";
    return [{ ...field, of: (field.of ?? []).filter(({ name }) => isNested || name !== "children") }];
  });
}
