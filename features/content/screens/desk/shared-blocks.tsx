import { useQuery } from "@tanstack/react-query";
import { callQuery, useApi } from "../../../../platform/browser/api/api.ts";
import { Details, IconButton, TrashIcon } from "../../../../platform/ui/index.ts";
import { contentAddresses } from "../../../address/rules/index.ts";
import type { EditedPage, PageNode } from "../../calls-desk.ts";
import type { PageType } from "../../rules/index.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import styles from "./content.module.css";
import { labelledType } from "./labelled-type.ts";
import { AddPage } from "./page-actions.tsx";
import { sharedNodes } from "./shared-block.tsx";
import { StateTag } from "./state-tag.tsx";

const texts = contentScreenTexts.shared;

type SharedBlocksProps = { readonly nodes: readonly PageNode[]; readonly onTrash: (node: PageNode) => void };

/** The site's shared blocks, and where a new one is made. */
export function SharedBlocks({ nodes, onTrash }: SharedBlocksProps) {
  const blocks = sharedNodes(nodes);
  const folder = nodes.find(({ type }) => type === ("SharedBlockFolder" satisfies PageType));
  return (
    <Details summary={`${texts.heading} (${blocks.length})`}>
      <p className={styles.quiet}>{texts.lead}</p>
      {blocks.length === 0 ? <p>{texts.none}</p> : null}
      <ul className={styles.tree} aria-label={texts.heading}>
        {blocks.map((node) => (
          <li key={node.id} className={styles.node} data-page={node.id}>
            <a href={contentAddresses.page(node.id)}>{node.name}</a>
            {node.state === "published" ? null : <StateTag state={node.state} />}
            <span className={styles.quiet}>
              {labelledType(node.type)?.label} · {texts.uses(node.uses ?? 0)}
            </span>
            <IconButton
              size="sm"
              color="danger"
              label={texts.trash(node.name)}
              icon={<TrashIcon aria-hidden />}
              onClick={() => onTrash(node)}
            />
          </li>
        ))}
      </ul>
      {folder ? (
        <AddPage level="h2" node={folder} onClose={() => undefined} words={{ ...texts, heading: texts.add }} />
      ) : null}
    </Details>
  );
}

/** The published pages that show a shared block. */
export function UsedOn({ page }: { page: EditedPage }) {
  const { data: uses = [] } = useQuery(callQuery(useApi(), "deskLinksTo", { params: { id: page.id } }));
  const pages = [...new Map(uses.map(({ id, name }) => [id, name]))];
  return (
    <Details summary={`${texts.usedOn} (${pages.length})`}>
      {pages.length === 0 ? <p className={styles.quiet}>{texts.usedNowhere}</p> : null}
      <ul className={styles.tree}>
        {pages.map(([id, name]) => (
          <li key={id}>
            <a href={contentAddresses.page(id)}>{name}</a>
          </li>
        ))}
      </ul>
    </Details>
  );
}
