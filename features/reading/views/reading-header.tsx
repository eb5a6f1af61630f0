import type { ReactNode } from "react";
import { norwegianDate } from "../../../platform/pure/norwegian-date/index.ts";
import {
  Details,
  FileTextIcon,
  LinkButton,
  PrintButton,
  PrintMenu,
  ShareMenu,
  Tag,
  type Tone,
} from "../../../platform/ui/index.ts";
import { addresses as sitePages } from "../../address/rules/index.ts";
import { contentTexts } from "../../content/texts.ts";
import { useIsEditor } from "../../site/views/shell/use-account.ts";
import { useSite } from "../../site/views/shell/use-site.ts";
import type { AssessmentView } from "../calls.ts";
import { readingTexts } from "../texts.ts";
import styles from "./reading.module.css";
import type { ReadingAddresses } from "./reading-address.ts";

const tones: Readonly<Record<AssessmentView["assessmentStatus"], Tone>> = { 1: "info", 2: "warning", 3: "success" };

/** How far the assessment has come, whose it is, and when it was published and changed. */
export function StatusLine({ read, children }: { read: AssessmentView; children: ReactNode }) {
  const { assessmentStatus, statusText, organization, changeLog } = read;
  const newest = changeLog.find(({ confirms }) => !confirms);
  const first = changeLog.at(-1);
  return (
    <p className={styles.status}>
      <Tag tone={tones[assessmentStatus]} isFilled>
        {statusText}
      </Tag>
      <span>{organization}</span>
      {first ? <Day text={readingTexts.published} at={first.at} /> : null}
      {first && newest && newest !== first ? <Day text={readingTexts.updated} at={newest.at} /> : null}
      {children}
    </p>
  );
}

const Day = ({ text, at }: { text: string; at: string }) => (
  <span>
    {text} <time dateTime={at}>{norwegianDate(at)}</time>
  </span>
);

/** The changes of each version, newest first. Entries from before the assessment was imported have no number and no link. */
export const EditionLog = ({ read: { changeLog, edition } }: { read: AssessmentView }) =>
  changeLog.length === 0 ? null : (
    <Details summary={readingTexts.changeLog}>
      <ol>
        {numbered(changeLog, edition?.version).map(({ at, note, link, changes, number }) => (
          <li key={`${number} ${at} ${note}`}>
            {number > 0 ? (
              <strong>
                <a href={link}>{readingTexts.version(number)}</a>{" "}
              </strong>
            ) : null}
            <time dateTime={at}>{norwegianDate(at)}</time>
            {note === "" ? null : <>: {note}</>}
            {changes ? (
              <>
                {" "}
                <a href={changes}>{readingTexts.changesIn(number)}</a>
              </>
            ) : null}
          </li>
        ))}
      </ol>
    </Details>
  );

const numbered = (log: AssessmentView["changeLog"], newest = log.length) =>
  log.map((entry, index) => ({ ...entry, number: newest - index }));

/** The other formats of the edition. The PDF is among the tools. */
export const Downloads = ({ read: { documents = [] } }: { read: AssessmentView }) =>
  documents.length < 2 ? null : (
    <div data-print="hide">
      <Details summary={readingTexts.downloads}>
        <ul>
          {documents.slice(1).map(({ text, link }) => (
            <li key={link}>
              <a href={link}>{text}</a>
            </li>
          ))}
        </ul>
      </Details>
    </div>
  );

/** How the edition is cited. */
export const Cite = ({ read: { cite } }: { read: AssessmentView }) =>
  cite ? (
    <Details summary={readingTexts.cite}>
      <p>{cite.text}</p>
      <ul data-print="hide">
        {cite.links.map(({ text, link }) => (
          <li key={link}>
            <a href={link}>{text}</a>
          </li>
        ))}
      </ul>
    </Details>
  ) : null;

type ToolbarProps = { readonly read: AssessmentView; readonly addresses?: ReadingAddresses | undefined };

/** Sharing, print, the way to edit for editors, and the contact where it may be shown. A preview has neither sharing nor contact. */
export function ReadingToolbar({ read, addresses }: ToolbarProps) {
  const { origin } = useSite();
  const isEditor = useIsEditor();
  const url = `${origin}${sitePages.assessment(read.contentLink.id)}`;
  const mayContact =
    read.shows !== "preview" && read.approvedDisplayContact && !read.hideContact && read.contactEmail !== "";
  return (
    <ul className={styles.toolbar} aria-label={readingTexts.toolbar} data-print="hide">
      {read.shows === "preview" ? null : (
        <li>
          <ShareMenu title={read.heading} url={url} />
        </li>
      )}
      {addresses ? (
        <li>
          <LinkButton href={addresses.print} variant="tertiary" size="sm">
            <FileTextIcon aria-hidden />
            {contentTexts.printable}
          </LinkButton>
        </li>
      ) : null}
      {read.documents?.slice(0, 1).map(({ text, link }) => (
        <li key={text}>
          {link === "" ? (
            <span>{text}</span>
          ) : (
            <LinkButton href={link} variant="tertiary" size="sm">
              <FileTextIcon aria-hidden />
              {text}
            </LinkButton>
          )}
        </li>
      ))}
      <li>{addresses ? <PrintMenu wholeHref={addresses.printNow} texts={readingTexts.print} /> : <PrintButton />}</li>
      {isEditor ? (
        <li>
          <LinkButton href={sitePages.edit(read.contentLink.id)} variant="tertiary" size="sm">
            {readingTexts.edit}
          </LinkButton>
        </li>
      ) : null}
      {mayContact ? (
        <li>
          <LinkButton href={`mailto:${read.contactEmail}`} variant="tertiary" size="sm">
            {readingTexts.contactProposer}
          </LinkButton>
        </li>
      ) : null}
    </ul>
  );
}
