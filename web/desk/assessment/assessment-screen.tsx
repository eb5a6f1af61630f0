import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { addresses, routePaths } from "../../../core/address/index.ts";
import type { DeskAssessment } from "../../../core/contract/desk.ts";
import { deskAssessmentTexts } from "../../../texts/desk-screens.ts";
import { useApi } from "../../api/api.ts";
import { deskAssessmentQuery } from "../../routes/wing-loaders.ts";
import { Loader } from "../../ui/index.ts";
import { ProblemAlert } from "../problem-alert.tsx";
import { Actions } from "./actions.tsx";
import styles from "./assessment.module.css";
import { Facts } from "./facts.tsx";
import { Log } from "./log.tsx";
import { People } from "./people.tsx";
import { Publications } from "./publications.tsx";
import { ReadingLinks } from "./reading-links.tsx";
import { Standing } from "./standing.tsx";

const route = getRouteApi(`/wing${routePaths.deskAssessment}`);

/** `/redaksjon/<number>/`: one assessment, who takes part, what was done, and what an editor can do now. */
export function AssessmentScreen() {
  const { number } = route.useParams();
  const { data: answer } = useQuery(deskAssessmentQuery(useApi(), number));
  const [known, setKnown] = useState<DeskAssessment | null>(answer?.ok ? answer.value : null);
  if (answer?.ok && answer.value !== known) setKnown(answer.value);
  const here = addresses.deskAssessment(number);
  return (
    <>
      {answer?.ok === false ? <ProblemAlert problem={answer.problem} here={here} /> : null}
      {known ? <Assessment key={known.id} assessment={known} here={here} /> : null}
      {known || answer ? null : <Loader />}
    </>
  );
}

function Assessment({ assessment, here }: { assessment: DeskAssessment; here: string }) {
  const standing = useRef<HTMLParagraphElement>(null);
  const [moves, setMoves] = useState(0);
  // After the dialog has closed and returned the focus: moves it to the new status, so that it is read.
  useEffect(() => {
    if (moves > 0) standing.current?.focus();
  }, [moves]);
  return (
    <article className={styles.screen}>
      <header className={styles.header}>
        <a href={addresses.desk}>{deskAssessmentTexts.backToList}</a>
        <h1>{assessment.title}</h1>
        <Standing assessment={assessment} focusRef={standing} />
        <ReadingLinks assessment={assessment} />
      </header>
      <div className={styles.columns}>
        <Actions assessment={assessment} here={here} onMoved={() => setMoves((count) => count + 1)} />
        <div className={styles.main}>
          <Facts assessment={assessment} />
          <People assessment={assessment} here={here} />
          <Publications assessment={assessment} />
          <Log log={assessment.log} />
        </div>
      </div>
    </article>
  );
}
