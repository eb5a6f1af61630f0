import { useSuspenseQuery } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import { PageHeading, TabSet, usePopup } from "../../../platform/ui/index.ts";
import { addresses as sitePages } from "../../address/rules/index.ts";
import { type SectionLink, SectionMenu, SectionSteps } from "../../content/views/sections.tsx";
import { loadViews, SectionView } from "../../kinds/views/index.ts";
import { RetractedStudies } from "../../retraction/views/retracted-mark.tsx";
import { Related } from "../../search/views/similar/related.tsx";
import { useIsEditor } from "../../site/views/shell/use-account.ts";
import { usePlaced, useSite } from "../../site/views/shell/use-site.ts";
import type { AssessmentView } from "../calls.ts";
import { openPlace } from "../rules/index.ts";
import { readingTexts } from "../texts.ts";
import answer from "./answer.module.css";
import parts from "./parts.module.css";
import styles from "./reading.module.css";
import {
  PRINT_NOW,
  type ReadingAddresses,
  type ReadingSearch,
  readingAddresses,
  readingRequest,
} from "./reading-address.ts";
import { Cite, Downloads, EditionLog, ReadingToolbar, StatusLine } from "./reading-header.tsx";
import { Answer, DetailList, PlainSummary, SUMMARY_ID, Summary } from "./reading-opening.tsx";

/** A file of its own: many pages have neither outcomes nor numbers nor decisions nor adoptions, and few are cards. */
let rare: typeof import("./rare-parts.tsx") | undefined;

/** Loads the parts of a page that not every assessment has, before it is drawn. Answers the modules with their styles. */
export async function loadParts(read: AssessmentView): Promise<readonly string[]> {
  const { adoptions, adopts, answer, changeLog, decisions, edition, retractionNotes, reviewNote, sections, shows } =
    read;
  const modules = await loadViews(sections.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)));
  if (
    answer?.outcomes ||
    answer?.net ||
    decisions ||
    adopts ||
    adoptions ||
    retractionNotes ||
    reviewNote ||
    changeLog[0]?.confirms ||
    edition?.version !== edition?.newest ||
    shows === "card"
  ) {
    rare = await import("./rare-parts.tsx");
    return [...modules, "features/reading/views/rare-parts.tsx"];
  }
  return modules;
}

type ViewProps = {
  readonly read: AssessmentView;
  readonly search: ReadingSearch;
  readonly addresses: ReadingAddresses;
};
export type ReadingScreenProps = { readonly search: ReadingSearch; readonly path: string };
/** Stands between the heading and the text of a preview. */
type Screen = ReadingScreenProps & { readonly Notice?: ComponentType<{ readonly read: AssessmentView }> };

/** A started assessment: nothing of its text is public. features/publication/README.md */
const isCard = ({ shows }: AssessmentView): boolean => shows === "card";

/**
 * An assessment as it is read: published, the card of a started one, for paper, or with the preview's notice. Its first part begins with the
 * answer, the summary and the facts; the others have the answer on one line.
 */
export function ReadingScreen({ search, path, Notice }: Screen) {
  const api = useApi();
  const placed = usePlaced();
  const { data: read } = useSuspenseQuery(
    callQuery(api, "readAssessment", readingRequest(search, Notice !== undefined)),
  );
  const addresses = readingAddresses(placed(path), search);
  const isPrinted = search.print && !isCard(read);
  const isFirst = isPrinted || openPlace(read, search).tab === Number(read.fieldGroups[0]?.value ?? 0);
  return (
    <article className={styles.assessment}>
      <header className={styles.header}>
        {isFirst ? (
          <Name read={read} />
        ) : (
          <div className={answer.line}>
            <h1>
              <a href={addresses.whole} lang={read.language}>
                {read.heading}
              </a>
            </h1>
            <Answer read={read} />
          </div>
        )}
        {rare?.notes(read, styles.notice)}
        {Notice ? <Notice read={read} /> : null}
        {isCard(read) ? <p className={styles.notice}>{rare?.cardNotice}</p> : null}
      </header>
      {isFirst ? (
        <div className={answer.band}>
          <Answer read={read}>{rare?.answerFacts(read, addresses)}</Answer>
        </div>
      ) : null}
      {isFirst && rare?.tables(read)}
      <ReadingToolbar read={read} addresses={isPrinted || isCard(read) ? undefined : addresses} />
      <div className={parts.read}>
        <RetractedStudies value={read.retractions}>
          {isPrinted ? (
            <PrintedView read={read} addresses={addresses} />
          ) : (
            <Parts read={read} search={search} addresses={addresses}>
              {isFirst ? <Opening read={read} /> : null}
            </Parts>
          )}
        </RetractedStudies>
      </div>
      <Related similar={read.similar ?? []} />
    </article>
  );
}

const Name = ({ read }: Pick<ViewProps, "read">) => (
  <>
    <PageHeading lang={read.language}>{read.heading}</PageHeading>
    <StatusLine read={read}>{rare?.confirmed(read)}</StatusLine>
    {rare?.lines(read)}
  </>
);

const Opening = ({ read }: Pick<ViewProps, "read">) => (
  <>
    <div className={styles.opening}>
      <PlainSummary read={read} />
      <Summary read={read} />
    </div>
    <aside className={styles.side}>
      <DetailList read={read} />
      <Downloads read={read} />
      <Cite read={read} />
      <EditionLog read={read} />
    </aside>
  </>
);

/**
 * The tabs. All sections of the open tab are in the page: under 1280 px they are listed one after another, from 1280 px only the open
 * one shows. So the page is the same for every width and works without script. The list of tabs is a popover on narrow screens.
 */
function Parts({ read, search, addresses, children }: ViewProps & { readonly children: ReactNode }) {
  const { fieldGroups } = read;
  const { origin } = useSite();
  const isEditor = useIsEditor();
  const { button, popup } = usePopup();
  const list = useRef<HTMLDivElement>(null);
  const close = () => void list.current?.togglePopover(false);
  const place = openPlace(read, search);
  const begin = useMoves(place.tab, search.section);
  if (fieldGroups.length === 0)
    return (
      <>
        {children}
        {isCard(read) ? null : <p className={styles.empty}>{readingTexts.nothingWritten}</p>}
      </>
    );
  const link: SectionLink = (section, props) => <a {...props} href={addresses.section(section)} onClick={close} />;
  const steps = { label: readingTexts.steps, texts: readingTexts, link };
  const tabs = fieldGroups.map(({ text, value }) => ({ key: value, name: text, href: addresses.tab(value) }));
  const at = tabs.findIndex(({ key }) => key === String(place.tab));
  const around = (tabList: ReactNode) => (
    <>
      <div className={parts.where} data-print="hide">
        <button {...button} type="button">
          {readingTexts.partOf(at + 1, tabs.length)} · {tabs[at]?.name}
        </button>
      </div>
      <div {...popup} ref={list} className={parts.parts} data-print="hide">
        <a href={`${addresses.whole}#${SUMMARY_ID}`} onClick={close}>
          {readingTexts.summary}
        </a>
        {tabList}
        <SectionMenu label={readingTexts.sections} items={place.menu} open={place.section} link={link} />
      </div>
      {children}
    </>
  );
  return (
    <TabSet label={readingTexts.tabs} tabs={tabs} active={String(place.tab)} onChange={close} around={around}>
      <p className={parts.printedPart} data-print="only">
        {tabs[at]?.name}
      </p>
      {tabs.length > 1 ? (
        // Ctrl+P prints the open part alone: the paper says so, and where to print the whole.
        <p data-print="only">{readingTexts.print.partAlone(at + 1, tabs.length, `${origin}${addresses.print}`)}</p>
      ) : null}
      <div ref={begin} className={parts.main}>
        <p className={parts.partOf}>
          {readingTexts.partOf(at + 1, tabs.length)} · {tabs[at]?.name}
        </p>
        {place.sections.map((section) => (
          <div key={section.contentGuid} data-open={section.contentGuid === place.section?.contentGuid || undefined}>
            <SectionView section={section} lang={read.language} />
            {isEditor ? (
              <p data-print="hide">
                <a href={sitePages.editSection(read.contentLink.id, section)}>{readingTexts.editPart(section.title)}</a>
              </p>
            ) : null}
          </div>
        ))}
        <div>
          <SectionSteps {...steps} previous={place.previous} next={place.next} />
        </div>
        <div>
          <SectionSteps {...steps} previous={place.previousTab} next={place.nextTab} />
        </div>
      </div>
    </TabSet>
  );
}

/**
 * A move within the page to a section that the address names puts the focus on its heading, so that reading goes on there. Another part
 * begins at its beginning: what stood above the part before it may be gone, and the reader far down. Arriving at the page moves nothing.
 */
function useMoves(tab: number, section: string | undefined) {
  const part = useRef<HTMLDivElement>(null);
  const place = `${tab} ${section}`;
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    if (section !== undefined) document.getElementById(`section-${section}`)?.focus({ preventScroll: true });
    else part.current?.scrollIntoView({ behavior: "instant" });
  }, [place, section]);
  return part;
}

/** Every tab and section under each other, for paper. Prints itself when it was opened for that. */
function PrintedView({ read, addresses }: Pick<ViewProps, "read" | "addresses">) {
  useEffect(() => {
    if (window.location.hash === PRINT_NOW) window.print();
  }, []);
  return (
    <>
      <Opening read={read} />
      <div className={styles.printed}>
        <p data-print="hide">
          <a href={addresses.whole}>{readingTexts.toNormal}</a>
        </p>
        {read.fieldGroups.map(({ text, value }) => (
          <section key={value}>
            <h2>{text}</h2>
            {read.sections
              .filter(({ fieldGroup }) => String(fieldGroup) === value)
              .map((section) => (
                <SectionView key={section.contentGuid} section={section} lang={read.language} as={3} />
              ))}
          </section>
        ))}
      </div>
    </>
  );
}
