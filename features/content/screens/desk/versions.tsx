import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callQuery, useApi } from "../../../../platform/browser/api/api.ts";
import { Button, Dialog, PageLoader, TabSet, useConfirm, useToast } from "../../../../platform/ui/index.ts";
import { contentAddresses } from "../../../address/rules/index.ts";
import { ProblemAlert } from "../../../desk/screens/problem-alert.tsx";
import { Time } from "../../../desk/screens/time.tsx";
import { documentStateTexts } from "../../../document/texts-states.ts";
import type { EditedPage } from "../../calls-desk.ts";
import { type LabelledPage, type Properties, parts } from "../../rules/index.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import styles from "./content.module.css";
import { usePageWrite } from "./content-queries.ts";
import { focusPageName } from "./focus-field.ts";
import { usePage } from "./page-context.tsx";
import { holdLinks } from "./preview-pane.tsx";

const texts = contentScreenTexts.versions;
const words = contentScreenTexts.page;

/** Every version of the page, newest first: to compare with the draft, and to make the draft again. */
export function Versions({ page }: { page: EditedPage }) {
  const [compared, setCompared] = useState<number | null>(null);
  const restore = usePageWrite("deskRestoreVersion");
  const confirm = useConfirm();
  const toast = useToast();
  const onRestore = async (no: number) => {
    if (!(await confirm(texts.confirmRestore(no)))) return;
    const answer = await restore.run({ params: { id: page.id }, body: { rev: page.rev, no } });
    if (answer?.ok) toast(texts.restored(no));
  };
  return (
    <section className={styles.tab} aria-label={texts.heading}>
      <ul className={styles.versions}>
        {page.versions.map(({ no, state, at, by, note }) => (
          <li key={no}>
            <span>
              <strong>{texts.no(no)}</strong> · {texts.states[state]} · <Time at={at} /> ·{" "}
              {by === "" ? texts.shipped : by}
              {note === "" ? null : <q className={styles.note}>{note}</q>}
              {state === "published" ? <NotMade documents={page.documents} /> : null}
            </span>
            {state === "draft" ? null : (
              <span className={styles.inline}>
                <Button size="sm" variant="tertiary" aria-label={texts.compare(no)} onClick={() => setCompared(no)}>
                  {texts.compareShort}
                </Button>
                <Button size="sm" variant="tertiary" aria-label={texts.restore(no)} onClick={() => void onRestore(no)}>
                  {texts.restoreShort}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {restore.refusal ? <ProblemAlert problem={restore.refusal} here={page.url} /> : null}
      <Dialog open={compared !== null} onClose={() => setCompared(null)} title={texts.compare(compared ?? 0)}>
        {compared === null ? null : <Comparison id={page.id} no={compared} values={page.values} />}
      </Dialog>
    </section>
  );
}

/** Taking the page from readers, and giving the draft up. */
export function More({ page, definition }: { page: EditedPage; definition: LabelledPage }) {
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
    if ((await confirm(words.confirmUnpublish)) && (await unpublish.run(request))?.ok) done(words.unpublished);
  };
  const onDiscard = async () => {
    if ((await confirm(words.confirmDiscard, { deletes: true })) && (await discard.run(request))?.ok)
      done(words.discarded);
  };
  const refusal = unpublish.refusal ?? discard.refusal;
  const hasDraft = page.versions.some(({ state }) => state === "draft");
  const { edit, publish } = page.access;
  const mayDiscard = edit.allowed && hasDraft && (page.published !== null || page.plan !== null);
  const mayUnpublish = publish.allowed && page.published !== null && definition.single !== true;
  if (!mayUnpublish && !mayDiscard) return null;
  return (
    <section className={styles.tab} aria-label={words.more}>
      <div className={styles.inline}>
        {mayDiscard ? (
          <Button variant="secondary" size="sm" onClick={() => void onDiscard()}>
            {words.discard}
          </Button>
        ) : null}
        {mayUnpublish ? (
          <Button variant="secondary" size="sm" onClick={() => void onUnpublish()}>
            {words.unpublish}
          </Button>
        ) : null}
      </div>
      {refusal ? <ProblemAlert problem={refusal} here={contentAddresses.page(page.id)} /> : null}
    </section>
  );
}

/** The documents that readers do not have yet. */
const NotMade = ({ documents }: Pick<EditedPage, "documents">) =>
  documents.map(({ format, state }) =>
    state === "made" ? null : (
      <span key={format} className={styles.note}>
        {" "}
        {documentStateTexts[state][format]}
      </span>
    ),
  );

type Way = "words" | "pages";

/** A version and what the page is now, as words or as readers would get them. */
function Comparison({ id, no, values }: { id: number; no: number; values: EditedPage["values"] }) {
  const [way, setWay] = useState<Way>("words");
  return (
    <TabSet
      label={texts.ways}
      tabs={[
        { key: "words", name: texts.asWords },
        { key: "pages", name: texts.asPages },
      ]}
      active={way}
      onChange={(key) => setWay(key === "pages" ? "pages" : "words")}
    >
      {way === "words" ? <AsWords id={id} no={no} values={values} /> : <AsPages id={id} no={no} />}
    </TabSet>
  );
}

/** Both as the real page. No script runs in them, and nothing in them leads anywhere. */
const AsPages = ({ id, no }: { id: number; no: number }) => (
  <div className={styles.rendered}>
    <p className={styles.quiet}>{texts.asPagesHint}</p>
    <div className={styles.sides}>
      <StillPage heading={texts.before(no)} title={texts.page(no)} address={contentAddresses.version(id, no)}>
        {texts.pageAlone(no)}
      </StillPage>
      <StillPage heading={texts.now} title={texts.pageNow} address={contentAddresses.draft(id)}>
        {texts.pageNowAlone}
      </StillPage>
    </div>
  </div>
);

type StillPageProps = {
  readonly heading: string;
  /** Of the frame. */
  readonly title: string;
  readonly address: string;
  /** The words of the link to it. */
  readonly children: string;
};

const StillPage = ({ heading, title, address, children }: StillPageProps) => (
  <section className={styles.renderedSide} aria-label={title}>
    <h3>{heading}</h3>
    <iframe
      src={address}
      title={title}
      sandbox="allow-same-origin"
      className={styles.renderedFrame}
      onLoad={({ currentTarget }) => holdLinks(currentTarget)}
    />
    <a href={address} target="_blank" rel="noreferrer">
      {children}
    </a>
  </section>
);

/** The properties that differ, as words: then and now. */
function AsWords({ id, no, values }: { id: number; no: number; values: EditedPage["values"] }) {
  const { props } = usePage();
  const { data: then, error } = useQuery(callQuery(useApi(), "deskPageVersion", { params: { id, no } }));
  if (error) return <ProblemAlert problem={error.problem} here="" />;
  if (!then) return <PageLoader />;
  const differ = Object.entries(props).filter(
    ([name]) => JSON.stringify(then.values[name]) !== JSON.stringify(values[name]),
  );
  if (differ.length === 0) return <p>{texts.same}</p>;
  return (
    <div className={styles.comparison}>
      {differ.map(([name, property]) => (
        <section key={name} aria-label={property.label}>
          <h3>{property.label}</h3>
          <div className={styles.sides}>
            <Side title={texts.before(no)} props={{ [name]: property }} values={then.values} />
            <Side title={texts.now} props={{ [name]: property }} values={values} />
          </div>
        </section>
      ))}
    </div>
  );
}

const Side = ({ title, props, values }: { title: string; props: Properties; values: EditedPage["values"] }) => (
  <div>
    <strong>{title}</strong>
    <p>{wordsOf(props, values)}</p>
  </div>
);

/** The words that a reader sees of it; if there are none, its setting. */
function wordsOf(props: Properties, values: EditedPage["values"]): string {
  const words = parts.text(props, values);
  const [name = ""] = Object.keys(props);
  const value = values[name];
  if (words !== "") return words;
  if (typeof value === "boolean") return value ? texts.yes : texts.off;
  return typeof value === "string" && value !== "" ? value : contentScreenTexts.conflictEmpty;
}
