import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from "react";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import { DraftFrame, GoneTexts, useSharedDraft } from "../../../platform/editing/draft/index.ts";
import {
  Button,
  Details,
  focusWhenDrawn,
  PageLoader,
  TabSet,
  useConfirm,
  useHydrated,
  useToast,
} from "../../../platform/ui/index.ts";
import { type DraftsOf, draftsOf } from "../../account/screens/index.ts";
import { deskAddresses } from "../../address/rules/index.ts";
import { contentScreenTexts } from "../../content/texts-desk-screens.ts";
import { ProblemAlert } from "../../desk/screens/problem-alert.tsx";
import { Time } from "../../desk/screens/time.tsx";
import { isTabName, type TemplatePath } from "../rules/index.ts";
import { templateTexts as texts } from "../texts.ts";
import { BlockForm } from "./block-form.tsx";
import { Changes, Checks } from "./checks.tsx";
import { fieldIn } from "./form-values.ts";
import { nynorskField, type OnChoose } from "./missing-nynorsk.tsx";
import { Offer } from "./offer.tsx";
import { Outline } from "./outline.tsx";
import type { Tried } from "./preview.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { type OpenTemplate, type Settle, templateQuery, useTemplateWrite } from "./template-queries.ts";
import styles from "./templates.module.css";
import { VersionTable } from "./version-table.tsx";

/** `/redaksjon/maler/<number>/`: the outline of a template, and the form of what is chosen in it. */
export function TemplateScreen({ number }: { readonly number: number }) {
  const api = useApi();
  const { data: open, error } = useQuery(templateQuery(api, number));
  const { data: session } = useQuery(callQuery(api, "getSession", {}));
  const isHydrated = useHydrated();
  if (error && !open) return <ProblemAlert problem={error.problem} here={deskAddresses.template(number)} />;
  // The server draws no fields: what is typed before the script has come would be lost.
  if (!open || !session || !isHydrated) return <PageLoader />;
  return <Opened key={number} open={open} drafts={draftsOf("maler", session.user)} />;
}

/** The author's form of the product, which this screen needs only when somebody looks at it. */
const Preview = lazy(async () => ({ default: (await import("./preview.tsx")).Preview }));

const views = (["edit", "author", "reader"] as const).map((key) => ({ key, name: texts.preview[key] }));

/** The answers in the preview. They last while the screen is open. */
function useTried(): Tried {
  const [values, setValues] = useState<Tried["values"]>({});
  const write = useCallback<Tried["write"]>((key, value) => setValues((now) => ({ ...now, [key]: value })), []);
  return useMemo(() => ({ values, write }), [values, write]);
}

function Opened({ open, drafts }: { readonly open: OpenTemplate; readonly drafts: DraftsOf }) {
  const api = useApi();
  const [chosen, setChosen] = useState(":");
  const [view, setView] = useState("edit");
  const tried = useTried();
  const [isPublishing, setPublishing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const params = { id: open.id };
  const { store, isReady, isUnsent, settle } = useSharedDraft({
    open,
    queryKey: templateQuery(api, open.id).queryKey,
    owner: { assessment: open.id, ...drafts },
    placeIn: ({ template }, path) => fieldIn(template, path),
    save: (body, options) => api.call("deskSaveTemplate", { params, body }, options),
  });
  const choose: OnChoose = (key, field) => {
    setChosen(key);
    if (field) setView("edit");
    // The form of what was chosen is drawn first.
    focusWhenDrawn(() => (field ? nynorskField(field) : heading.current));
  };
  const look = (key: string) => {
    setView(key);
    void settle();
  };
  const onPublish = async () => {
    await settle();
    setPublishing(true);
  };
  return (
    <DraftFrame store={store}>
      <article className={styles.screen}>
        <Header open={open} onPublish={() => void onPublish()} isUnsent={isUnsent} settle={settle} />
        <Offer open={open} settle={settle} />
        <GoneTexts store={store} isThere={(path) => fieldIn(open.template, path) !== null} labelOf={labelOf} />
        <div className={styles.columns}>
          <Outline open={open} chosen={chosen} onChoose={choose} />
          <div className={styles.screen}>
            {isReady ? (
              <TabSet label={texts.preview.tabs} tabs={views} active={view} onChange={look}>
                <div className={styles.view}>
                  {view === "edit" ? (
                    <BlockForm
                      key={chosen}
                      open={open}
                      chosen={chosen}
                      heading={heading}
                      onChoose={choose}
                      settle={settle}
                    />
                  ) : (
                    <Suspense fallback={<PageLoader />}>
                      <Preview
                        key={view}
                        open={open}
                        chosen={chosen}
                        as={view === "reader" ? "reader" : "author"}
                        heading={heading}
                        tried={tried}
                      />
                    </Suspense>
                  )}
                </div>
              </TabSet>
            ) : (
              <PageLoader />
            )}
          </div>
        </div>
        <Checks open={open} onChoose={choose} settle={settle} />
        <Changes open={open} onChoose={choose} settle={settle} />
        <Versions open={open} settle={settle} />
      </article>
      <PublishDialog
        isOpen={isPublishing}
        open={open}
        isUnsent={isUnsent}
        onClose={() => setPublishing(false)}
        onChoose={choose}
      />
    </DraftFrame>
  );
}

/** The label of the field at a path. */
function labelOf(path: TemplatePath): string {
  const [above = "", name = ""] = path.slice(-2);
  return texts.label(name, isTabName(above) ? "tab" : above);
}

type HeaderProps = {
  readonly settle: Settle;
  readonly open: OpenTemplate;
  readonly isUnsent: boolean;
  readonly onPublish: () => void;
};

/** The template's name, how far its draft has come, and what can be done with the whole. */
function Header({ open, onPublish, settle, isUnsent }: HeaderProps) {
  const discard = useTemplateWrite("deskDiscardTemplate");
  const confirm = useConfirm();
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const isSettled = open.changes.length === 0 && !isUnsent;
  const onDiscard = async () => {
    if (!(await confirm(texts.confirmDiscard, { deletes: true }))) return;
    const answer = await discard.run({ params: { id: open.id }, body: { rev: (await settle()).rev } });
    if (!answer?.ok) return;
    toast(texts.discarded);
    // The button that was pressed goes with the draft.
    focusWhenDrawn(() => heading.current);
  };
  return (
    <header className={styles.section}>
      <nav aria-label={contentScreenTexts.places}>
        <a href={deskAddresses.templates}>{texts.back}</a>
      </nav>
      <h1 ref={heading} tabIndex={-1}>
        {open.template.name}
      </h1>
      <p className={styles.quiet}>
        {open.draft ? (
          <>
            {texts.draftBy(open.draft.by)} <Time at={open.draft.at} />
          </>
        ) : (
          texts.noDraft
        )}
      </p>
      <div className={styles.buttons}>
        <Button aria-disabled={isSettled || undefined} onClick={() => isSettled || onPublish()}>
          {texts.publish}
        </Button>
        {open.draft ? (
          <Button variant="secondary" onClick={() => void onDiscard()}>
            {texts.discard}
          </Button>
        ) : null}
      </div>
      {isSettled ? <p className={styles.quiet}>{texts.publishNothing}</p> : null}
      {discard.refusal ? <ProblemAlert problem={discard.refusal} here={deskAddresses.template(open.id)} /> : null}
    </header>
  );
}

/** Every version, each to begin the draft from. */
function Versions({ open, settle }: { readonly open: OpenTemplate; readonly settle: Settle }) {
  const begin = useTemplateWrite("deskDraftTemplate");
  const confirm = useConfirm();
  const toast = useToast();
  const onBegin = async (version: number) => {
    if (!(await confirm(texts.offer.confirm))) return;
    const answer = await begin.run({ params: { id: open.id }, body: { rev: (await settle()).rev, version } });
    if (answer?.ok) toast(texts.begun);
  };
  return (
    <Details summary={texts.versions}>
      <VersionTable
        name={open.name}
        versions={open.versions}
        action={({ id, no, state, origin }) =>
          state === "draft" && origin === "edited" ? null : (
            <Button size="sm" variant="tertiary" aria-label={texts.againFrom(no)} onClick={() => void onBegin(id)}>
              {texts.again}
            </Button>
          )
        }
      />
      {begin.refusal ? <ProblemAlert problem={begin.refusal} here={deskAddresses.template(open.id)} /> : null}
    </Details>
  );
}
