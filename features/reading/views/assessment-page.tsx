import { useEffect, useRef } from "react";
import { PageHeading, TabSet } from "../../../platform/ui/index.ts";
import { addresses as sitePages } from "../../address/rules/index.ts";
import { type SectionLink, SectionMenu, SectionSteps } from "../../content/views/sections.tsx";
import { SectionView } from "../../kinds/views/index.ts";
import { Related } from "../../search/views/similar/related.tsx";
import { useIsEditor } from "../../site/views/shell/use-account.ts";
import { useSite } from "../../site/views/shell/use-site.ts";
import type { AssessmentView } from "../calls.ts";
import { openPlace } from "../rules/index.ts";
import { readingTexts } from "../texts.ts";
import styles from "./reading.module.css";
import { PRINT_NOW, type ReadingAddresses, type ReadingSearch } from "./reading-address.ts";
import { Cite, EditionLog, OlderEdition, PreviewStatus, ReadingToolbar, StatusLine } from "./reading-header.tsx";
import { Conclusion, DetailList, Summary } from "./reading-opening.tsx";

type ViewProps = {
  readonly read: AssessmentView;
  readonly search: ReadingSearch;
  readonly addresses: ReadingAddresses;
};

/** A whole assessment: heading, change log, toolbar, summary, details, and the tabs. */
export const AssessmentPage = ({ read, search, addresses }: ViewProps) => (
  <article className={styles.assessment}>
    <header className={styles.header}>
      <PageHeading>{read.heading}</PageHeading>
      <StatusLine read={read} />
      <OlderEdition read={read} />
      {read.shows === "preview" ? <PreviewStatus read={read} /> : null}
    </header>
    <Conclusion read={read} />
    <ReadingToolbar read={read} addresses={search.print ? undefined : addresses} />
    <div className={styles.opening}>
      <Summary read={read} />
      <aside className={styles.side}>
        <DetailList read={read} />
        <Cite read={read} />
        <EditionLog read={read} />
      </aside>
    </div>
    {search.print ? (
      <PrintedView read={read} addresses={addresses} />
    ) : (
      <Parts read={read} search={search} addresses={addresses} />
    )}
    <Related similar={read.similar ?? []} />
  </article>
);

/**
 * The tabs. All sections of the open tab are in the page: under 1280 px they are listed one after another, from 1280 px only the open
 * one shows. So the page is the same for every width and works without script.
 */
function Parts({ read, search, addresses }: ViewProps) {
  const { fieldGroups } = read;
  const { origin } = useSite();
  const isEditor = useIsEditor();
  useSectionFocus(search.section);
  if (fieldGroups.length === 0) return <p className={styles.empty}>{readingTexts.nothingWritten}</p>;
  const place = openPlace(read, search);
  const link: SectionLink = (section, props) => <a {...props} href={addresses.section(section)} />;
  const steps = { label: readingTexts.steps, texts: readingTexts, link };
  const tabs = fieldGroups.map(({ text, value }) => ({ key: value, name: text, href: addresses.tab(value) }));
  const at = tabs.findIndex(({ key }) => key === String(place.tab));
  return (
    <TabSet label={readingTexts.tabs} tabs={tabs} active={String(place.tab)}>
      <p className={styles.printedPart} data-print="only">
        {tabs[at]?.name}
      </p>
      {tabs.length > 1 ? (
        // Ctrl+P prints the open part alone: the paper says so, and where to print the whole.
        <p data-print="only">{readingTexts.print.partAlone(at + 1, tabs.length, `${origin}${addresses.print}`)}</p>
      ) : null}
      <div className={styles.columns}>
        <SectionMenu
          label={readingTexts.sections}
          summary={readingTexts.sectionsIn(place.section?.title ?? "")}
          items={place.menu}
          open={place.section}
          link={link}
        />
        <div className={styles.main}>
          {place.sections.map((section) => (
            <div
              key={section.contentGuid}
              className={styles.part}
              data-open={section.contentGuid === place.section?.contentGuid || undefined}
            >
              <SectionView section={section} />
              {isEditor ? (
                <p data-print="hide">
                  <a href={sitePages.editSection(read.contentLink.id, section)}>
                    {readingTexts.editPart(section.title)}
                  </a>
                </p>
              ) : null}
            </div>
          ))}
          <div className={styles.bySection}>
            <SectionSteps {...steps} previous={place.previous} next={place.next} />
          </div>
          <div className={styles.byTab}>
            <SectionSteps {...steps} previous={place.previousTab} next={place.nextTab} />
          </div>
        </div>
      </div>
    </TabSet>
  );
}

/** Every tab and section under each other, for paper. Prints itself when it was opened for that. */
function PrintedView({
  read: { fieldGroups, sections },
  addresses,
}: {
  read: AssessmentView;
  addresses: ReadingAddresses;
}) {
  useEffect(() => {
    if (window.location.hash === PRINT_NOW) window.print();
  }, []);
  return (
    <>
      <p data-print="hide">
        <a href={addresses.whole}>{readingTexts.toNormal}</a>
      </p>
      {fieldGroups.map(({ text, value }) => (
        <div key={value} className={styles.printedTab}>
          <h2>{text}</h2>
          {sections
            .filter(({ fieldGroup }) => String(fieldGroup) === value)
            .map((section) => (
              <SectionView key={section.contentGuid} section={section} as={3} />
            ))}
        </div>
      ))}
    </>
  );
}

/**
 * A move within the page to a section that the address names puts the focus on its heading, so that reading goes on there. Arriving at
 * the page and opening a tab move no focus.
 */
function useSectionFocus(section: string | undefined): void {
  const before = useRef(section);
  useEffect(() => {
    if (before.current === section) return;
    before.current = section;
    if (section !== undefined) document.getElementById(`section-${section}`)?.focus({ preventScroll: true });
  }, [section]);
}
