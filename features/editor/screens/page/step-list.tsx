import type { SectionBranch } from "../../../block/rules/index.ts";
import { UnreadMark } from "../../../comment/screens/index.ts";
import type { AuthorSection } from "../../../kinds/rules/index.ts";
import { WhoIsIn } from "../../../live/screens/index.ts";
import { LeftButton } from "../../../warning/screens/index.ts";
import { leftTexts } from "../../../warning/texts.ts";
import { authorTexts } from "../../texts.ts";
import { type Place, PlaceLink, useEditing } from "../editing.tsx";
import { StepMark } from "./step-mark.tsx";
import styles from "./steps.module.css";
import type { FormStep } from "./use-steps.ts";

type StepListProps = {
  readonly steps: readonly FormStep[];
  readonly open: SectionBranch<AuthorSection> | undefined;
  /** Something was chosen here. */
  readonly onFollow?: (() => void) | undefined;
};

/** The numbered steps of the form with their states, and under the open one its sections. */
export const StepList = ({ steps, open, onFollow }: StepListProps) => (
  <>
    <ol className={styles.list}>
      {steps.map((step) => (
        <li key={step.tab}>
          <PlaceLink
            className={styles.step}
            place={step.place}
            onFollow={onFollow}
            aria-current={step.isOpen ? "step" : undefined}
          >
            <span className={styles.number}>{step.number}.</span> <span className={styles.name}>{step.name}</span>
            <UnreadMark sections={sectionsOf(step)} />
            <WhoIsIn sections={sectionsOf(step)} />
            {step.state ? <StepMark state={step.state} /> : null}
            {step.state && step.state.kind !== "nothing" && step.mandatory > 0 ? (
              <Meter filled={step.mandatory - step.missing} of={step.mandatory} />
            ) : null}
          </PlaceLink>
          {step.isOpen ? <SectionList branches={step.branches} open={open} onFollow={onFollow} /> : null}
        </li>
      ))}
    </ol>
    <LeftButton onFollow={onFollow} />
  </>
);

const sectionsOf = ({ branches }: FormStep): readonly AuthorSection[] =>
  branches.flatMap(({ section, secondLevel }) => [section, ...secondLevel]);

/** How many of a step's mandatory fields are filled in: a line along the step, and in words. */
const Meter = ({ filled, of }: { filled: number; of: number }) => (
  <>
    <progress className={styles.meter} value={filled} max={of} aria-hidden="true" />
    <span className="ds-sr-only">{leftTexts.filled(filled, of)}</span>
  </>
);

/** The sections flagged for the menu; those of the second level under the open one. */
type SectionListProps = Omit<StepListProps, "steps"> & Pick<FormStep, "branches">;

const SectionList = ({ branches, open, onFollow }: SectionListProps) => (
  <ul className={styles.sections}>
    {branches.map((branch) => {
      const isOpen = branch.section.contentGuid === open?.section.contentGuid;
      return branch.section.showInLeftMenu ? (
        <li key={branch.section.contentGuid}>
          <SectionLink
            section={branch.section}
            covers={[branch.section, ...branch.secondLevel]}
            isOpen={isOpen}
            onFollow={onFollow}
          />
          {isOpen ? <SecondLevel sections={branch.secondLevel} onFollow={onFollow} /> : null}
        </li>
      ) : null;
    })}
  </ul>
);

type SecondLevelProps = Pick<StepListProps, "onFollow"> & { readonly sections: readonly AuthorSection[] };

function SecondLevel({ sections, onFollow }: SecondLevelProps) {
  const listed = sections.filter(({ showInLeftMenu }) => showInLeftMenu);
  if (listed.length === 0) return null;
  return (
    <ul className={styles.secondLevel}>
      {listed.map((section) => (
        <li key={section.contentGuid}>
          <SectionLink section={section} covers={[]} isOpen={false} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  );
}

type SectionLinkProps = Pick<StepListProps, "onFollow"> & {
  readonly section: AuthorSection;
  /** The sections whose missing fields it counts. */
  readonly covers: readonly AuthorSection[];
  readonly isOpen: boolean;
};

function SectionLink({ section, covers, isOpen, onFollow }: SectionLinkProps) {
  const { assessment, readOnly } = useEditing();
  const place: Place = { tab: section.fieldGroup, section: section.contentGuid };
  const guids = covers.map(({ contentGuid }) => contentGuid);
  const lacks = readOnly ? 0 : assessment.missing.filter((missing) => guids.includes(missing.section)).length;
  return (
    <PlaceLink className={styles.section} place={place} onFollow={onFollow} aria-current={isOpen ? "true" : undefined}>
      <span className={styles.name}>{section.title}</span>
      <UnreadMark sections={covers} />
      <WhoIsIn sections={covers} />
      {lacks > 0 ? (
        <>
          <span className={styles.lacks} aria-hidden="true">
            {lacks}
          </span>
          <span className="ds-sr-only">({authorTexts.lacks(lacks)})</span>
        </>
      ) : null}
    </PlaceLink>
  );
}
