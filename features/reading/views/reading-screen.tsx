import { useSuspenseQuery } from "@tanstack/react-query";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import { PageHeading } from "../../../platform/ui/index.ts";
import { Related } from "../../search/views/similar/related.tsx";
import { usePlaced } from "../../site/views/shell/use-site.ts";
import type { AssessmentView } from "../calls.ts";
import { readingTexts } from "../texts.ts";
import { AssessmentPage } from "./assessment-page.tsx";
import styles from "./reading.module.css";
import { type ReadingSearch, readingAddresses, readingRequest } from "./reading-address.ts";
import { ReadingToolbar, StatusLine } from "./reading-header.tsx";
import { DetailList, Summary } from "./reading-opening.tsx";

export { loadViews } from "../../kinds/views/index.ts";

type ReadingScreenProps = { readonly search: ReadingSearch; readonly path: string; readonly preview?: boolean };

/** An assessment as it is read: published, the card of a started one, or the authors' preview. */
export function ReadingScreen({ search, path, preview = false }: ReadingScreenProps) {
  const api = useApi();
  const placed = usePlaced();
  const { data: read } = useSuspenseQuery(callQuery(api, "readAssessment", readingRequest(search, preview)));
  const addresses = readingAddresses(placed(path), search);
  return read.shows === "card" ? (
    <CardView read={read} />
  ) : (
    <AssessmentPage read={read} search={search} addresses={addresses} />
  );
}

/** The card of a started assessment. features/publication/README.md */
const CardView = ({ read }: { read: AssessmentView }) => (
  <article className={styles.card}>
    <header className={styles.header}>
      <PageHeading>{read.heading}</PageHeading>
      <StatusLine read={read} />
      <p className={styles.notice}>{readingTexts.cardNotice}</p>
      <ReadingToolbar read={read} />
    </header>
    <div className={styles.opening}>
      <Summary read={read} />
      <aside className={styles.side}>
        <DetailList read={read} />
      </aside>
    </div>
    <Related similar={read.similar ?? []} />
  </article>
);
