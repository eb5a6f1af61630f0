import { useState } from "react";
import { Details } from "../../../platform/ui/index.ts";
import { blocksOf, findBlock, tabAt, tabKeys } from "../rules/index.ts";
import { templateTexts as texts } from "../texts.ts";
import type { OpenTemplate } from "./template-queries.ts";
import styles from "./templates.module.css";

type Choosing = {
  readonly open: OpenTemplate;
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
};

/** Tabs, their sections and the blocks in them, to choose from. The tab of what is chosen is opened, and stays as the person leaves it. */
export function Outline({ open, chosen, onChoose }: Choosing) {
  const { fieldGroups, sections } = open.template;
  const entry = { open, chosen, onChoose };
  const keys = tabKeys(open.template);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const own = keys[findBlock(open.template, chosen)?.tab ?? tabAt(open.template, chosen) ?? -1];
  if (own !== undefined && !opened.has(own)) setOpened(new Set([...opened, own]));
  return (
    <nav className={styles.outline} aria-label={texts.outline}>
      <ul>
        <Entry {...entry} to=":" title={texts.whole} />
      </ul>
      {fieldGroups.map(({ text }, tab) => (
        <Details key={keys[tab]} summary={texts.tab(tab + 1, text)} defaultOpen={opened.has(keys[tab] ?? "")}>
          <ul>
            <Entry {...entry} to={`:${keys[tab]}`} title={texts.tabSelf(text)} />
            {(sections[tab] ?? []).map((section) => (
              <Entry key={section.key} {...entry} to={section.key} title={section.title}>
                <ul>
                  {blocksOf(section).map(({ key, title }) => (
                    <Entry key={key} {...entry} to={key} title={title} />
                  ))}
                </ul>
              </Entry>
            ))}
          </ul>
        </Details>
      ))}
    </nav>
  );
}

type EntryProps = Choosing & {
  readonly to: string;
  readonly title: string;
  readonly children?: React.ReactNode;
};

function Entry({ open, chosen, onChoose, to, title, children }: EntryProps) {
  const isBroken = open.problems.some(({ key }) => key === to);
  const isChanged = open.changes.some(({ key }) => key === to);
  const mark = isBroken ? texts.marks.broken : isChanged ? texts.marks.changed : null;
  return (
    <li>
      <button
        type="button"
        className={styles.entry}
        aria-current={chosen === to ? "true" : undefined}
        onClick={() => onChoose(to)}
      >
        {title}
        {mark ? <span className={styles.mark}> ({mark})</span> : null}
      </button>
      {children}
    </li>
  );
}
