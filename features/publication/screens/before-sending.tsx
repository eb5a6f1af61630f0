import type { ReactNode } from "react";
import { useIsUnsent } from "../../../platform/editing/saving/index.ts";
import { CheckmarkCircleIcon, ExclamationmarkTriangleIcon } from "../../../platform/ui/index.ts";
import type { WorkingCopyView } from "../../assessment/calls.ts";
import styles from "../../block/screens/blocks.module.css";
import { isAnythingWritten } from "../../editor/rules/index.ts";
import { type Place, PlaceLink, useEditing } from "../../editor/screens/editing.tsx";
import { publishTexts } from "../../editor/texts.ts";
import { LeftLink, useWarnings } from "../../warning/screens/index.ts";
import { leftTexts } from "../../warning/texts.ts";

type OwnCheck = {
  readonly place: Place;
  readonly contentGuid: string;
  readonly title: string;
  readonly chosen: number;
  readonly all: number;
};

/** The checkboxes that stand in the same tab: what people check themselves. */
export const ownChecks = ({ sections }: WorkingCopyView, guid: string): readonly OwnCheck[] => {
  const tab = sections.find(({ contentGuid }) => contentGuid === guid)?.fieldGroup;
  return sections
    .filter(({ fieldGroup }) => fieldGroup === tab)
    .flatMap((section) =>
      section.blocks.flatMap((block) =>
        block.kind === "Select" && block.selectType === "checkboxes"
          ? [
              {
                place: { tab: section.fieldGroup, section: section.contentGuid, block: block.contentGuid },
                contentGuid: block.contentGuid,
                title: block.title,
                chosen: block.options.filter(({ value }) => block.chosen.includes(value)).length,
                all: block.options.length,
              },
            ]
          : [],
      ),
    );
};

/** The checklist before sending: current obstacles, and reminders for people to check. */
export function BeforeSending({ publishSection, reminders }: { publishSection: string; reminders: readonly string[] }) {
  const { assessment } = useEditing();
  const isUnsent = useIsUnsent();
  const { length: warnings } = useWarnings();
  const { length: lacking } = assessment.missing;
  // An empty form is not called good: there is nothing in it to save or to look at.
  const isBegun = isAnythingWritten(assessment.sections);
  const headingId = `before-sending-${publishSection}`;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>{publishTexts.beforeSending}</h3>
      <ul className={styles.checklist}>
        <Point isDone={lacking === 0}>
          {lacking === 0 ? publishTexts.nothingMissing : publishTexts.lacking(lacking)}
        </Point>
        {isBegun ? (
          <>
            <Point isDone={!isUnsent}>{isUnsent ? publishTexts.notAllSaved : publishTexts.allSaved}</Point>
            <Point isDone={warnings === 0}>
              {warnings === 0 ? leftTexts.beforeSending(0) : <LeftLink>{leftTexts.beforeSending(warnings)}</LeftLink>}
            </Point>
          </>
        ) : null}
        {ownChecks(assessment, publishSection).map(({ place, contentGuid, title, chosen, all }) => (
          <Point key={contentGuid} isDone={chosen === all}>
            <PlaceLink place={place}>{title}</PlaceLink>: {publishTexts.checked(chosen, all)}
          </Point>
        ))}
      </ul>
      {reminders.length > 0 ? (
        <ul>
          {reminders.map((reminder) => (
            <li key={reminder}>{reminder}</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

const Point = ({ isDone, children }: { isDone: boolean; children: ReactNode }) => (
  <li data-done={isDone}>
    {isDone ? <CheckmarkCircleIcon aria-hidden /> : <ExclamationmarkTriangleIcon aria-hidden />}
    <span>{children}</span>
  </li>
);
