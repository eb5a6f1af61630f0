import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { callQuery, useApi } from "../../../../platform/browser/api/api.ts";
import { DraftFrame, GoneTexts, useSharedDraft } from "../../../../platform/editing/draft/index.ts";
import type { FieldStore } from "../../../../platform/editing/saving/index.ts";
import { Button, LinkButton, PageLoader, useToast } from "../../../../platform/ui/index.ts";
import { type DraftsOf, draftsOf } from "../../../account/screens/index.ts";
import { contentAddresses } from "../../../address/rules/index.ts";
import { ProblemAlert } from "../../../desk/screens/problem-alert.tsx";
import type { EditedPage, PageNode } from "../../calls-desk.ts";
import type { LabelledPage } from "../../rules/index.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import { pageFormTexts } from "../../texts-page-form.ts";
import { Colleagues } from "./colleagues.tsx";
import styles from "./content.module.css";
import { pageQuery, pagesQuery, usePageWrite } from "./content-queries.ts";
import { focusField, PAGE_NAME } from "./focus-field.ts";
import { FormTabs } from "./form-tabs.tsx";
import { labelledType } from "./labelled-type.ts";
import { labelAt } from "./labels.ts";
import { PageContext } from "./page-context.tsx";
import { tellPageSaved } from "./page-saved.ts";
import { Times } from "./page-times.tsx";
import { PreviewPane } from "./preview-pane.tsx";
import { propertyAt } from "./property-value.ts";
import { PublishPageDialog } from "./publish-dialog.tsx";
import { ReviewDue } from "./review.tsx";
import { StateTag } from "./state-tag.tsx";

const texts = contentScreenTexts.page;

/** `/redaksjon/innhold/<number>/`: a page's form beside the page itself. */
export function PageScreen({ number }: { number: number }) {
  const api = useApi();
  const { data: page, error } = useQuery(pageQuery(api, number));
  const { data: nodes } = useQuery(pagesQuery(api));
  const { data: session } = useQuery(callQuery(api, "getSession", {}));
  const definition = page && labelledType(page.type);
  if (error && !page)
    return error.problem.status === 404 ? (
      <Gone />
    ) : (
      <ProblemAlert problem={error.problem} here={contentAddresses.page(number)} />
    );
  if (!page || !definition || !nodes || !session) return <PageLoader />;
  const drafts = draftsOf("redaksjon", session.user);
  return <OpenedPage key={number} page={page} nodes={nodes} definition={definition} drafts={drafts} />;
}

/** Where no page is, or one that was put in the trash. */
const Gone = () => (
  <section className={styles.screen}>
    <a href={contentAddresses.pages}>{texts.back}</a>
    <h1>{pageFormTexts.gone}</h1>
    <p>{pageFormTexts.goneWhere}</p>
  </section>
);

type OpenedPageProps = {
  readonly page: EditedPage;
  readonly nodes: readonly PageNode[];
  readonly definition: LabelledPage;
  readonly drafts: DraftsOf;
};

function OpenedPage({ page, nodes, definition, drafts }: OpenedPageProps) {
  const api = useApi();
  const props = definition.edited;
  const [isPublishing, setPublishing] = useState(false);
  const [showsFindings, setShowsFindings] = useState(false);
  const params = { id: page.id };
  const { store, isReady, isUnsent, settle } = useSharedDraft({
    open: page,
    queryKey: pageQuery(api, page.id).queryKey,
    owner: { assessment: page.id, ...drafts },
    placeIn: (now, path) => propertyAt(props, now, path),
    save: (body, options) => api.call("deskSavePage", { params, body }, options),
  });
  const context = useMemo(() => ({ page, props, nodes, showsFindings }), [page, props, nodes, showsFindings]);
  useEffect(() => tellPageSaved({ page: page.id, rev: page.rev }), [page.id, page.rev]);
  useEffect(() => {
    // Not in the effect itself, where React does not draw at once what is opened.
    if (isReady) queueMicrotask(() => focusField(window.location.hash.slice(1)));
  }, [isReady]);
  const onPublish = async () => {
    await settle();
    setShowsFindings(true);
    setPublishing(true);
  };
  return (
    <DraftFrame store={store} mayWrite={page.access.edit.allowed}>
      <PageContext value={context}>
        <article className={styles.screen}>
          <Header page={page} definition={definition} onPublish={() => void onPublish()} store={store} />
          <GoneTexts
            store={store}
            isThere={(path) => propertyAt(props, page, path) !== null}
            labelOf={(path) => labelAt(props, page.values, path)}
          />
          <div className={styles.columns}>
            <section className={styles.form} aria-label={texts.form}>
              {isReady ? <FormTabs page={page} definition={definition} props={props} /> : <PageLoader />}
            </section>
            <PreviewPane page={page} props={props} nodes={nodes} store={store} />
          </div>
        </article>
        <PublishPageDialog open={isPublishing} page={page} isUnsent={isUnsent} onClose={() => setPublishing(false)} />
      </PageContext>
    </DraftFrame>
  );
}

type HeaderProps = {
  readonly page: EditedPage;
  readonly definition: LabelledPage;
  readonly store: FieldStore;
  readonly onPublish: () => void;
};

/** Name, state, and what can be done with the whole page. */
function Header({ page, definition, store, onPublish }: HeaderProps) {
  const undo = usePageWrite("deskUndoPage");
  const toast = useToast();
  const onUndo = async () => {
    await store.flush(store.unsent());
    const answer = await undo.run({ params: { id: page.id } });
    if (answer?.ok) toast(texts.undone);
    else if (answer?.problem.status === 404) toast(texts.nothingToUndo, "info");
  };
  const refusal = undo.refusal && undo.refusal.status !== 404 ? undo.refusal : null;
  const isSettled = page.state === "published";
  const isHeld = isSettled || !page.access.publish.allowed;
  return (
    <header className={styles.header}>
      <a href={contentAddresses.pages}>{texts.back}</a>
      <div className={styles.named}>
        <h1 id={PAGE_NAME} tabIndex={-1}>
          {String(page.values.name)}
        </h1>
        <StateTag state={page.state} />
        <p className={styles.quiet}>{definition.noAddress ? definition.help : `${definition.label} · ${page.url}`}</p>
      </div>
      <div className={styles.named}>
        <Button aria-disabled={isHeld || undefined} onClick={() => isHeld || onPublish()}>
          {texts.publish}
        </Button>
        {page.access.edit.allowed ? (
          <Button variant="secondary" loading={undo.running} onClick={() => void onUndo()}>
            {texts.undo}
          </Button>
        ) : null}
        <LinkButton variant="tertiary" href={contentAddresses.draft(page.id)} target="_blank">
          {texts.openPreview}
        </LinkButton>
        {page.published && !definition.noAddress ? (
          <LinkButton variant="tertiary" href={page.url} target="_blank">
            {texts.openPublished}
          </LinkButton>
        ) : null}
        {isHeld ? (
          <p className={styles.quiet}>
            {page.access.publish.allowed ? texts.publishNothing : contentScreenTexts.rules.noPublish}
          </p>
        ) : null}
      </div>
      <Colleagues page={page} />
      <Times page={page} />
      <ReviewDue page={page} />
      {refusal ? <ProblemAlert problem={refusal} here={contentAddresses.page(page.id)} /> : null}
    </header>
  );
}
