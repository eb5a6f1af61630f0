import { createElement, useEffect } from "react";
import { Alert } from "../../../../platform/ui/index.ts";
import { BesideOriginal } from "../../../adoption/screens/beside-original.tsx";
import type { SectionBranch } from "../../../block/rules/index.ts";
import type { BlockProps } from "../../../block/screens/index.ts";
import { blocksTexts } from "../../../block/texts.ts";
import { CommentColumn, useHasComments } from "../../../comment/screens/index.ts";
import type { AuthorSection, SectionKind } from "../../../kinds/rules/index.ts";
import { BlockSlot, blocks, ReviewBody } from "../../../kinds/screens/index.ts";
import type { FormPlace } from "../../rules/index.ts";
import { authorTexts } from "../../texts.ts";
import { PlaceLink, useEditing } from "../editing.tsx";
import styles from "./editor.module.css";
import { FormHead } from "./form-head.tsx";
import { StepBar } from "./step-bar.tsx";
import { StepList } from "./step-list.tsx";
import stepStyles from "./steps.module.css";
import { useSteps } from "./use-steps.ts";

type EditorBodyProps = {
  readonly place: FormPlace<AuthorSection>;
  readonly onOpened: (sections: readonly string[]) => void;
};

/**
 * The list of steps, the open section with those below it, the links to the one before and after, and the comments beside it. An adoption
 * has its original in place of the list, whose bar opens it.
 */
export function EditorBody({ place, onOpened }: EditorBodyProps) {
  const steps = useSteps(place);
  const { sections, adopts } = useEditing().assessment;
  const hasComments = useHasComments();
  const form = (
    <>
      <FormHead />
      {place.open ? (
        <OpenBranch key={place.open.section.contentGuid} branch={place.open} onOpened={onOpened} />
      ) : (
        <p>{authorTexts.emptyTab}</p>
      )}
      <Onwards {...place} />
    </>
  );
  return (
    <>
      <StepBar steps={steps} open={place.open} isOnly={adopts !== null} />
      <div
        className={styles.columns}
        data-comments={hasComments && !adopts}
        data-adoption={adopts !== null || undefined}
      >
        {adopts ? (
          <BesideOriginal adopts={adopts}>{form}</BesideOriginal>
        ) : (
          <>
            <nav className={stepStyles.column} aria-label={authorTexts.tabs} data-print="hide">
              <StepList steps={steps} open={place.open} />
            </nav>
            <div className={styles.main}>{form}</div>
          </>
        )}
        {hasComments && !adopts ? (
          <CommentColumn
            sections={sections.filter(({ fieldGroup, hiddenByRule }) => fieldGroup === place.tab && !hiddenByRule)}
          />
        ) : null}
      </div>
    </>
  );
}

/** To the section after and before, across the steps. */
const Onwards = ({ previous, next }: FormPlace<AuthorSection>) => (
  <nav className={styles.onwards} aria-label={authorTexts.steps} data-print="hide">
    {next ? (
      <PlaceLink className="ds-button" place={{ tab: next.fieldGroup, section: next.contentGuid }}>
        {authorTexts.next(next.title)}
      </PlaceLink>
    ) : null}
    {previous ? (
      <PlaceLink
        className="ds-button"
        data-variant="tertiary"
        place={{ tab: previous.fieldGroup, section: previous.contentGuid }}
      >
        {authorTexts.previous(previous.title)}
      </PlaceLink>
    ) : null}
  </nav>
);

type OpenBranchProps = {
  readonly branch: SectionBranch<AuthorSection>;
  readonly onOpened: EditorBodyProps["onOpened"];
};

function OpenBranch({ branch: { section, secondLevel }, onOpened }: OpenBranchProps) {
  const guids = [section, ...secondLevel].map(({ contentGuid }) => contentGuid).join(" ");
  useEffect(() => onOpened(guids.split(" ")), [guids, onOpened]);
  return (
    <>
      <OpenSection section={section} />
      {secondLevel.map((each) => (
        <OpenSection key={each.contentGuid} section={each} />
      ))}
    </>
  );
}

function Head<K extends SectionKind>({ block }: BlockProps<K>) {
  const kind: K = block.kind;
  return createElement(blocks[kind].Field, { block });
}

/** A section with its blocks. The review section draws its own. */
function OpenSection({ section }: { section: AuthorSection }) {
  if (!Object.hasOwn(blocks, section.kind)) return <Alert tone="danger">{blocksTexts.unknown(section.kind)}</Alert>;
  return (
    <section aria-labelledby={`section-${section.contentGuid}`} className={styles.section}>
      <Head block={section} />
      <div className={styles.blocks}>
        {section.kind === "PeerReviewSection" ? (
          <ReviewBody section={section} />
        ) : (
          section.blocks.map((block) => <BlockSlot key={block.contentGuid} block={block} />)
        )}
      </div>
    </section>
  );
}
