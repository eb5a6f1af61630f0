import { useEffect, useState } from "react";
import { norwegianMoment } from "../../../platform/pure/norwegian-date/index.ts";
import type { AssessmentView } from "../calls.ts";
import { type LastSaved, shownLastSaved } from "../rules/index.ts";
import { previewTexts } from "../texts-preview.ts";
import styles from "../views/reading.module.css";
import { ReadingScreen, type ReadingScreenProps } from "../views/reading-screen.tsx";

const said = (saved: LastSaved): string =>
  saved.kind === "moment"
    ? previewTexts.lastSaved.moment(norwegianMoment(saved.at.toISOString()))
    : previewTexts.lastSaved[saved.kind](saved.count);

/**
 * The preview's notice, and when it was last saved. Shows the moment at first and the time since only after hydration, so that the
 * server's markup and the browser's first render are equal.
 */
function PreviewStatus({ read }: { read: AssessmentView }) {
  const at = new Date(read.lastSaved ?? read.modified);
  const [saved, setSaved] = useState<LastSaved>({ kind: "moment", at });
  const moment = at.getTime();
  useEffect(() => {
    const tell = () => setSaved(shownLastSaved(new Date(moment), new Date()));
    tell();
    const timer = setInterval(tell, 10_000);
    return () => clearInterval(timer);
  }, [moment]);
  return (
    <div className={styles.previewStatus}>
      <p>
        <strong>{previewTexts.preview}.</strong> {previewTexts.previewNotice}
      </p>
      <p>{said(saved)}</p>
    </div>
  );
}

/** The reading page as the authors see it before it is published. */
export const PreviewScreen = (props: ReadingScreenProps) => <ReadingScreen {...props} Notice={PreviewStatus} />;
