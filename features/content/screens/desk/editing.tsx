import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import type { LoadedView } from "../../../../apps/browser/routes/views.ts";
import { PartContext } from "../../../../platform/ui/html.tsx";
import { PencilIcon } from "../../../../platform/ui/index.ts";
import { contentAddresses, editMode } from "../../../address/rules/index.ts";
import type { ContentModel } from "../../../api/index.ts";
import { editingTexts as texts } from "../../texts-editing.ts";
import styles from "./editing.module.css";
import { fetchAgain } from "./fetch-again.ts";
import { inTurn } from "./in-turn.ts";
import { fieldIdOf } from "./page-context.tsx";
import { onPageSaved } from "./page-saved.ts";

const views = new WeakMap<LoadedView["View"], LoadedView["View"]>();

/** A view as editors have it. The same for the same view, so that a page that is fetched again is not drawn from the beginning. */
export function withEditing({ View, modules }: LoadedView): LoadedView {
  const known = views.get(View);
  const Editable =
    known ??
    (({ content }: { readonly content: ContentModel }) => (
      <Editing content={content}>
        <View content={content} />
      </Editing>
    ));
  views.set(View, Editable);
  return { modules: [...modules, "features/content/screens/desk/editing.tsx"], View: Editable };
}

type EditingProps = { readonly content: ContentModel; readonly children: ReactNode };

/**
 * The frame around a page for its editors: a link to edit the page, and in edit mode the name of each part with a link to its field. Others do
 * not load it.
 */
function Editing({ content, children }: EditingProps) {
  const { id } = content.contentLink;
  const isBlock = content.contentType[0] === "Block";
  const page = isBlock ? content.parentLink?.id : id;
  if (page === undefined) return children;
  return (
    <div data-epi-content-id={content.editMode ? id : undefined}>
      <aside className={styles.bar} aria-label={texts.bar} data-print="hide">
        <p>{content.editMode ? texts.inEditMode : texts.forEditors}</p>
        <a href={contentAddresses.page(page)}>
          <PencilIcon aria-hidden /> {texts.editPage}
        </a>
        {isBlock ? null : (
          // The browser's own navigation: the router takes another query for the same page.
          <a href={content.editMode ? content.url : `${content.url}?${editMode}`} target="_top">
            {content.editMode ? texts.leave : texts.enter}
          </a>
        )}
      </aside>
      {content.editMode ? (
        <Marked content={content} labels={content.editMode}>
          {children}
        </Marked>
      ) : (
        children
      )}
    </div>
  );
}

/** The page with every part marked. It follows what is saved in its form in another tab of the browser. */
function Marked({ content, labels, children }: EditingProps & { readonly labels: Readonly<Record<string, string>> }) {
  const router = useRouter();
  const client = useQueryClient();
  const { id } = content.contentLink;
  useEffect(() => {
    const follow = inTurn(() => fetchAgain(client, router));
    return onPageSaved((saved) => {
      if (saved.page === id) follow();
    });
  }, [id, client, router]);
  const draw = (name: string, part: ReactNode) => {
    const label = labels[name];
    if (label === undefined) return part;
    return (
      <div className={styles.part} data-epi-edit={name}>
        <p className={styles.mark} data-print="hide">
          <a href={`${contentAddresses.page(id)}#${fieldIdOf([name])}`} aria-label={texts.editPart(label)}>
            <PencilIcon aria-hidden /> {label}
          </a>
          {isEmpty(content[name]) ? <span> {texts.empty}</span> : null}
        </p>
        {part}
      </div>
    );
  };
  return <PartContext value={draw}>{children}</PartContext>;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
