import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { useWrite } from "../../../platform/browser/api/use-write.ts";
import { useIsUnsent } from "../../../platform/editing/saving/index.ts";
import { Alert, Loader } from "../../../platform/ui/index.ts";
import type { WorkingCopyView } from "../../assessment/calls.ts";
import type { BlockProps } from "../../block/screens/block-ui.ts";
import styles from "../../block/screens/blocks.module.css";
import { SectionField } from "../../block/screens/template-only.tsx";
import { PlaceLink, useEditing } from "../../editor/screens/editing.tsx";
import { publishTexts } from "../../editor/texts.ts";
import { useWarnings } from "../../warning/screens/index.ts";
import { leftTexts } from "../../warning/texts.ts";
import { afterSendingTexts } from "../texts-after-sending.ts";
import { BeforeSending, ownChecks } from "./before-sending.tsx";
import { NewDraftButton, StepButton } from "./step-button.tsx";

/** Few look at it, and none before something is published. */
const AuthorDecisions = lazy(() => import("../../decision/screens/author-decisions.tsx"));
const AuthorReview = lazy(() => import("../../living/screens/author-review.tsx"));

/** The checklist, the missing fields and the button that sends. */
export function PublishSectionField({ block }: BlockProps<"PublishSection">) {
  const { assessment, role } = useEditing();
  const { checklist } = block;
  const list = useRef<HTMLElement>(null);
  return (
    <>
      <SectionField block={block} />
      {assessment.assessmentStatus === 1 ? (
        <>
          <BeforeSending publishSection={block.contentGuid} reminders={checklist} />
          <section ref={list} tabIndex={-1} aria-label={publishTexts.whatIsMissing}>
            <MissingList missing={assessment.missing} />
          </section>
        </>
      ) : null}
      <Standing>
        <Sending
          isInitiator={role === "initiator"}
          publishSection={block.contentGuid}
          showMissing={() => showList(list.current)}
        />
      </Standing>
      {assessment.publicUrl !== null && assessment.abilities.includes("set-review-day") ? (
        <Suspense fallback={<Loader />}>
          <AuthorReview />
        </Suspense>
      ) : null}
      {assessment.publicUrl !== null && assessment.abilities.includes("ask-for-decision") ? (
        <Suspense fallback={<Loader />}>
          <AuthorDecisions />
        </Suspense>
      ) : null}
    </>
  );
}

const showList = (list: HTMLElement | null): void => {
  list?.focus({ preventScroll: true });
  list?.scrollIntoView({ block: "start" });
};

/** Takes the focus when the button that changed the status is gone with it. */
function Standing({ children }: { children: ReactNode }) {
  const { assessmentStatus } = useEditing().assessment;
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(assessmentStatus);
  useEffect(() => {
    if (shown.current === assessmentStatus) return;
    shown.current = assessmentStatus;
    if (document.activeElement === document.body) box.current?.focus();
  }, [assessmentStatus]);
  return (
    <div ref={box} tabIndex={-1} className={styles.standing}>
      {children}
    </div>
  );
}

type SendingProps = {
  readonly isInitiator: boolean;
  readonly publishSection: string;
  readonly showMissing: () => void;
};

function Sending({ isInitiator, ...sending }: SendingProps) {
  const { assessment } = useEditing();
  if (assessment.isPublished)
    return (
      <>
        <Alert tone="success">{publishTexts.published}</Alert>
        {isInitiator && assessment.abilities.includes("reopen") ? <NewDraftButton /> : null}
      </>
    );
  if (assessment.isPendingPublish) return <WhatHappensNow />;
  if (!assessment.abilities.includes("send")) return <Alert>{publishTexts.onlyInitiator(publishTexts.product)}</Alert>;
  return <SendButton {...sending} />;
}

/** The editors have it. */
const WhatHappensNow = () => (
  <div className="drawn">
    <img src="/assets/minimetode/sendt.svg" alt="" width={320} height={220} />
    <div>
      <p>{publishTexts.sent}</p>
      <h3>{afterSendingTexts.nextHeading}</h3>
      <ol>
        {afterSendingTexts.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  </div>
);

type Missing = WorkingCopyView["missing"][number];

/** The mandatory blocks without content, by tab. */
function MissingList({ missing }: { missing: readonly Missing[] }) {
  const { assessment } = useEditing();
  if (missing.length === 0) return null;
  return (
    <Alert tone="warning" heading={publishTexts.missing(missing.length)} headingLevel={3}>
      <div className={styles.missing}>
        {assessment.fieldGroups.map(({ text }, tab) => (
          <MissingInTab key={text} name={text} missing={missing.filter((block) => block.tab === tab)} />
        ))}
      </div>
    </Alert>
  );
}

function MissingInTab({ name, missing }: { name: string; missing: readonly Missing[] }) {
  if (missing.length === 0) return null;
  return (
    <section>
      <h4>{name}</h4>
      <ul>
        {missing.map((block) => (
          <li key={block.contentGuid}>
            <PlaceLink place={{ tab: block.tab, section: block.section, block: block.contentGuid }}>
              {block.title}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Sends for publication. While something is missing it leads to the list of that, which stands above the button, and asks nothing. */
function SendButton({ publishSection, showMissing }: Omit<SendingProps, "isInitiator">) {
  const { assessment, number, reload } = useEditing();
  const write = useWrite("sendApprovalRequest", reload);
  const isUnsent = useIsUnsent();
  const warnings = useWarnings();
  const retracted = warnings.reduce((sum, { kind, count }) => sum + (kind === "RetractedStudy" ? count : 0), 0);
  const open = ownChecks(assessment, publishSection).reduce((sum, { chosen, all }) => sum + all - chosen, 0);
  return (
    <>
      {isUnsent ? <Alert tone="warning">{publishTexts.unsent}</Alert> : null}
      <p>{publishTexts.explain}</p>
      <StepButton
        question={[publishTexts.confirm, ...leftTexts.whenSending(warnings.length, open, retracted)].join(" ")}
        {...(assessment.missing.length > 0 ? { instead: showMissing } : {})}
        write={write}
        take={() => write.run({ body: { assessmentId: number, rev: assessment.rev } })}
        done={publishTexts.statusUpdated}
        disabled={isUnsent && assessment.missing.length === 0}
      >
        {publishTexts.send}
      </StepButton>
    </>
  );
}
