import { useEffect, useState } from "react";
import type { AssessmentView } from "../../../core/contract/reading.ts";
import { norwegianMoment } from "../../../core/norwegian-date/index.ts";
import { type LastSaved, lastSaved } from "../../../core/reading/index.ts";
import { readingTexts } from "../../../texts/reading.ts";
import styles from "./reading.module.css";

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
