import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { callQuery, useApi } from "../../../../platform/browser/api/api.ts";
import { DraftFrame, GoneTexts, useSharedDraft } from "../../../../platform/editing/draft/index.ts";
import type { FieldStore } from "../../../../platform/editing/saving/index.ts";
import { Alert, Button, Details, LinkButton, PageLoader, useConfirm, useToast } from "../../../../platform/ui/index.ts";
import { type DraftsOf, draftsOf } from "../../../account/screens/index.ts";
import { contentAddresses } from "../../../address/rules/index.ts";
import { ProblemAlert } from "../../../desk/screens/problem-alert.tsx";
import type { EditedPage, PageNode } from "../../calls-desk.ts";
import type { FormTab, LabelledPage, LabelledProperties } from "../../rules/index.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import { pageFormTexts } from "../../texts-page-form.ts";
import { Colleagues } from "./colleagues.tsx";
import styles from "./content.module.css";
import { pageQuery, pagesQuery, usePageWrite } from "./content-queries.ts";
import { focusField, focusPageName, PAGE_NAME } from "./focus-field.ts";
import { labelledType } from "./labelled-type.ts";
import { labelAt } from "./labels.ts";
import { OldAddresses } from "./old-addresses.tsx";
import { PageContext } from "./page-context.tsx";
import { PageRulesForm } from "./page-rules.tsx";
import { tellPageSaved } from "./page-saved.ts";
import { End, Times } from "./page-times.tsx";
import { PreviewPane } from "./preview-pane.tsx";
import { PropertyField } from "./property-field.tsx";
import { propertyAt } from "./property-value.ts";
import { PublishPageDialog } from "./publish-dialog.tsx";
import { Readers } from "./readers.tsx";
import { Review, ReviewDue } from "./review.tsx";
import { Share } from "./share.tsx";
import { UsedOn } from "./shared-blocks.tsx";
import { StateTag } from "./state-tag.tsx";
import { Versions } from "./versions.tsx";

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
    if (isReady) focusField(window.location.hash.slice(1));
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
              {isReady ? <WholeForm page={page} definition={definition} props={props} /> : <PageLoader />}
            </section>
            <PreviewPane page={page} props={props} nodes={nodes} store={store} />
          </div>
        </article>
        <PublishPageDialog open={isPublishing} page={page} isUnsent={isUnsent} onClose={() => setPublishing(false)} />
      </PageContext>
    </DraftFrame>
  );
}

type WholeFormProps = Pick<OpenedPageProps, "page" | "definition"> & { readonly props: LabelledProperties };

/** The form, for those who may write in the draft (the others read it beside), and what else can be done with the page. */
const WholeForm = ({ page, definition, props }: WholeFormProps) => (
  <>
    {page.access.edit.allowed ? <Form props={props} page={page} /> : <Alert>{contentScreenTexts.rules.readOnly}</Alert>}
    <Review page={page} />
    {definition.isBlock ? <UsedOn page={page} /> : null}
    <Versions page={page} />
    {page.access.publish.allowed ? <End page={page} definition={definition} /> : null}
    {definition.noAddress ? null : <OldAddresses page={page} />}
    {definition.noAddress && !definition.isBlock ? null : <Readers page={page} />}
    <PageRulesForm page={page} />
    {page.access.edit.allowed ? <Share page={page} /> : null}
    <More page={page} definition={definition} />
  </>
);

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
      <h1 id={PAGE_NAME} tabIndex={-1}>
        {String(page.values.name)}
      </h1>
      <p className={styles.inline}>
        <StateTag state={page.state} />
        <span className={styles.quiet}>
          {definition.noAddress ? definition.help : `${definition.label} · ${page.url}`}
        </span>
      </p>
      <div className={styles.inline}>
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
      </div>
      {isHeld ? (
        <p className={styles.quiet}>
          {page.access.publish.allowed ? texts.publishNothing : contentScreenTexts.rules.noPublish}
        </p>
      ) : null}
      <Colleagues page={page} />
      <Times page={page} />
      <ReviewDue page={page} />
      {refusal ? <ProblemAlert problem={refusal} here={contentAddresses.page(page.id)} /> : null}
    </header>
  );
}

const tabs: readonly FormTab[] = ["content", "menu", "banner", "footer", "search", "display", "settings"];

/** The properties under the headings that their definition names; name and address with the settings. */
function Form({ props, page }: { props: LabelledProperties; page: EditedPage }) {
  const shown = tabs
    .map((tab) => ({
      tab,
      own: Object.entries(props).filter(([name, property]) => tabOf(name, property.tab) === tab),
    }))
    .filter(({ own }) => own.length > 0);
  return (
    <>
      {shown.length > 3 ? (
        <nav className={styles.inline} aria-label={texts.parts}>
          {shown.map(({ tab }) => (
            <a key={tab} href={`#del-${tab}`}>
              {contentScreenTexts.tabs[tab]}
            </a>
          ))}
        </nav>
      ) : null}
      {shown.map(({ tab, own }) => (
        <section key={tab} className={styles.tab} aria-labelledby={`del-${tab}`}>
          <h2 id={`del-${tab}`}>{contentScreenTexts.tabs[tab]}</h2>
          {own.map(([name, property]) => (
            <PropertyField key={name} property={property} value={page.values[name]} path={[name]} />
          ))}
        </section>
      ))}
    </>
  );
}

const tabOf = (name: string, tab: FormTab = "content"): FormTab => (name === "urlSegment" ? "settings" : tab);

/** Taking the page from readers, and giving the draft up. */
function More({ page, definition }: { page: EditedPage; definition: LabelledPage }) {
  const unpublish = usePageWrite("deskUnpublishPage");
  const discard = usePageWrite("deskDiscardDraft");
  const confirm = useConfirm();
  const toast = useToast();
  const request = { params: { id: page.id }, body: { rev: page.rev } };
  const done = (said: string) => {
    toast(said);
    focusPageName();
  };
  const onUnpublish = async () => {
    if ((await confirm(texts.confirmUnpublish)) && (await unpublish.run(request))?.ok) done(texts.unpublished);
  };
  const onDiscard = async () => {
    if ((await confirm(texts.confirmDiscard, { deletes: true })) && (await discard.run(request))?.ok)
      done(texts.discarded);
  };
  const refusal = unpublish.refusal ?? discard.refusal;
  const hasDraft = page.versions.some(({ state }) => state === "draft");
  const { edit, publish } = page.access;
  const mayDiscard = edit.allowed && hasDraft && (page.published !== null || page.plan !== null);
  const mayUnpublish = publish.allowed && page.published !== null && definition.single !== true;
  if (!mayUnpublish && !mayDiscard) return null;
  return (
    <Details summary={texts.more}>
      <div className={styles.inline}>
        {mayDiscard ? (
          <Button variant="secondary" size="sm" onClick={() => void onDiscard()}>
            {texts.discard}
          </Button>
        ) : null}
        {mayUnpublish ? (
          <Button variant="secondary" size="sm" onClick={() => void onUnpublish()}>
            {texts.unpublish}
          </Button>
        ) : null}
      </div>
      {refusal ? <ProblemAlert problem={refusal} here={contentAddresses.page(page.id)} /> : null}
    </Details>
  );
}
