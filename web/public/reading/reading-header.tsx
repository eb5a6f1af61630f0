import { useEffect, useState } from "react";
import { addresses as sitePages } from "../../../core/address/index.ts";
import type { AssessmentView } from "../../../core/contract/reading.ts";
import { norwegianDate, norwegianMoment } from "../../../core/norwegian-date/index.ts";
import { type LastSaved, lastSaved } from "../../../core/reading/index.ts";
import { readingTexts } from "../../../texts/reading.ts";
import { useSite } from "../../shell/use-site.ts";
import {
  Details,
  EnvelopeClosedIcon,
  FileTextIcon,
  LinkButton,
  PrintButton,
  ShareMenu,
  Tag,
  type Tone,
} from "../../ui/index.ts";
import styles from "./reading.module.css";
import type { ReadingAddresses } from "./reading-address.ts";

const tones: Readonly<Record<AssessmentView["assessmentStatus"], Tone>> = { 1: "info", 2: "warning", 3: "success" };

/** How far the assessment has come, and whose it is. */
export const StatusLine = ({ read: { assessmentStatus, statusText, organization } }: { read: AssessmentView }) => (
  <p className={styles.status}>
    <Tag tone={tones[assessmentStatus]}>{statusText}</Tag> {organization}
  </p>
);

/** When it was published, and what each version changed. Newest first. */
export function ChangeLog({ read: { changeLog } }: { read: AssessmentView }) {
  const newest = changeLog[0];
  const first = changeLog.at(-1);
  if (!newest || !first) return null;
  return (
    <div className={styles.changeLog}>
      <p>
        {readingTexts.published} <time dateTime={first.at}>{norwegianDate(first.at)}</time>
        {newest === first ? null : (
          <>
            {" · "}
            {readingTexts.updated} <time dateTime={newest.at}>{norwegianDate(newest.at)}</time>
          </>
        )}
      </p>
      <Details summary={readingTexts.changeLog}>
        <ol>
          {changeLog.map(({ at, note }, index) => (
            <li key={at}>
              <strong>{readingTexts.version(changeLog.length - index)}</strong>{" "}
              <time dateTime={at}>{norwegianDate(at)}</time>
              {note === "" ? null : <>: {note}</>}
            </li>
          ))}
        </ol>
      </Details>
    </div>
  );
}

const said = (saved: LastSaved): string =>
  saved.kind === "moment"
    ? readingTexts.lastSaved.moment(norwegianMoment(saved.at.toISOString()))
    : readingTexts.lastSaved[saved.kind](saved.count);

/**
 * The preview's notice, and when it was last saved. Shows the moment at first and the time since only after hydration, so that the
 * server's markup and the browser's first render are equal. docs/spec/publication.md, Preview
 */
export function PreviewStatus({ read }: { read: AssessmentView }) {
  const at = new Date(read.lastSaved ?? read.modified);
  const [saved, setSaved] = useState<LastSaved>({ kind: "moment", at });
  const moment = at.getTime();
  useEffect(() => {
    const tell = () => setSaved(lastSaved(new Date(moment), new Date()));
    tell();
    const timer = setInterval(tell, 10_000);
    return () => clearInterval(timer);
  }, [moment]);
  return (
    <div className={styles.previewStatus}>
      <p>
        <strong>{readingTexts.preview}.</strong> {readingTexts.previewNotice}
      </p>
      <p>{said(saved)}</p>
    </div>
  );
}

type ToolbarProps = { readonly read: AssessmentView; readonly addresses?: ReadingAddresses | undefined };

/** Sharing, print, and the contact where it may be shown. A preview has neither sharing nor contact. docs/spec/publication.md, Toolbar */
export function Toolbar({ read, addresses }: ToolbarProps) {
  const { origin } = useSite();
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
            {readingTexts.printable}
          </LinkButton>
        </li>
      ) : null}
      <li>
        <PrintButton />
      </li>
      {mayContact ? (
        <li>
          <LinkButton href={`mailto:${read.contactEmail}`} variant="tertiary" size="sm">
            <EnvelopeClosedIcon aria-hidden />
            {readingTexts.contactProposer}
          </LinkButton>
        </li>
      ) : null}
    </ul>
  );
}
