import { norwegianDay } from "../../../platform/pure/norwegian-date/index.ts";
import { tableRoles } from "../../../platform/ui/table-roles.ts";
import type { AssessmentView } from "../../reading/calls.ts";
import type { ShownDecision } from "../calls.ts";
import { DECISIONS_ID, newestOfEach } from "../rules/newest-of-each.ts";
import { decisionTexts } from "../texts.ts";
import { decidedTexts as texts } from "../texts-reading.ts";
import styles from "./decided.module.css";

/** Of an assessment that is read: its decisions, the newest first. */
type ReadProps = { readonly read: Pick<AssessmentView, "decisions" | "edition"> };

type DecidedProps = {
  readonly decisions: readonly ShownDecision[];
  /** The edition that is read: a decision on another one says so. */
  readonly edition: number;
};

const { outcomes, results, fields } = decisionTexts;

const sumOf = (newest: readonly ShownDecision[]): string => {
  const [kind, other] = new Set(newest.map(({ organizationKind }) => organizationKind));
  return decisionTexts.sum(
    newest.map(({ outcome }) => outcome),
    texts.organizations[other || !kind ? "both" : kind],
  );
};

/** Under the status: what was decided, as a link to the section. Of several organisations the newest decision of each counts. */
export function DecidedLine({ read: { decisions = [] } }: ReadProps) {
  const newest = newestOfEach(decisions);
  const [only] = newest;
  if (!only) return null;
  const { outcome, organization, decidedOn } = only;
  return (
    <p className={styles.line}>
      <a href={`#${DECISIONS_ID}`}>
        {newest.length === 1 ? decisionTexts.line(outcome, organization, decidedOn) : sumOf(newest)}
      </a>
    </p>
  );
}

/** «Beslutning og oppfølging»: one decision as a list, several as a table. */
export function DecidedSection({ read: { decisions = [], edition: read } }: ReadProps) {
  const edition = read?.version ?? 0;
  const [only, ...others] = decisions;
  if (!only) return null;
  const newest = newestOfEach(decisions);
  return (
    <section className={styles.section} aria-labelledby={DECISIONS_ID}>
      <h2 id={DECISIONS_ID} tabIndex={-1}>
        {decisionTexts.title}
      </h2>
      {others.length === 0 ? (
        <One decision={only} edition={edition} />
      ) : (
        <>
          {newest.length > 1 ? <p>{sumOf(newest)}</p> : null}
          <Table decisions={decisions} edition={edition} />
        </>
      )}
    </section>
  );
}

type OneProps = Pick<DecidedProps, "edition"> & { readonly decision: ShownDecision };

const Outcome = ({ decision, edition }: OneProps) => (
  <>
    <strong data-outcome={decision.outcome}>{outcomes[decision.outcome]}</strong>
    {decision.edition === edition ? null : (
      <span className={styles.quiet}>{decisionTexts.onEdition(decision.edition)}</span>
    )}
  </>
);

function One({ decision, edition }: OneProps) {
  const { organization, outcome, conditions, reason, decidedOn, deciderRole, responsible, followUpOn, result } =
    decision;
  const facts = [
    [fields.conditions, conditions],
    [fields.reason, reason],
    [texts.by, deciderRole],
    [texts.responsible, responsible],
    [outcome === "postponed" ? texts.until : texts.followUpOn, followUpOn ? norwegianDay(followUpOn) : ""],
    [texts.columns.result, result ? texts.result(results[result.result], norwegianDay(result.on)) : ""],
  ] as const;
  return (
    <>
      <p className={styles.outcome}>
        <Outcome decision={decision} edition={edition} />
      </p>
      <p className={styles.quiet}>
        {organization}, {norwegianDay(decidedOn)}
      </p>
      <dl>
        {facts.map(([name, text]) =>
          text === "" ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ),
        )}
      </dl>
    </>
  );
}

const { columns } = texts;

const Table = ({ decisions, edition }: DecidedProps) => (
  <table {...tableRoles.table} className={styles.table} aria-labelledby={DECISIONS_ID}>
    <thead {...tableRoles.rowGroup}>
      <tr {...tableRoles.row}>
        {Object.entries(columns).map(([key, name]) => (
          <th key={key} {...tableRoles.columnHeader} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody {...tableRoles.rowGroup}>
      {decisions.map((decision) => (
        <Row
          key={`${decision.organization} ${decision.edition} ${decision.decidedOn}`}
          decision={decision}
          edition={edition}
        />
      ))}
    </tbody>
  </table>
);

/** A cell, or its column's name and nothing: without an answer it is left out of a card. */
const Cell = ({ name, lines }: { readonly name: string; readonly lines: readonly string[] }) => {
  const said = lines.filter((line) => line !== "");
  return (
    <td {...tableRoles.cell} data-label={name} data-empty={said.length === 0 || undefined}>
      {said.map((line, at) => (
        <span key={line} className={at === 0 ? undefined : styles.quiet}>
          {line}
        </span>
      ))}
    </td>
  );
};

function Row({ decision, edition }: OneProps) {
  const { organization, outcome, conditions, reason, decidedOn, deciderRole, responsible, followUpOn, result } =
    decision;
  const day = followUpOn ? (outcome === "postponed" ? texts.untilDay : texts.within)(norwegianDay(followUpOn)) : "";
  return (
    <tr {...tableRoles.row}>
      <th {...tableRoles.rowHeader} scope="row">
        {organization}
      </th>
      <td {...tableRoles.cell} data-label={columns.outcome}>
        <Outcome decision={decision} edition={edition} />
      </td>
      <Cell name={columns.why} lines={[conditions, reason]} />
      <Cell name={columns.decided} lines={[norwegianDay(decidedOn), deciderRole]} />
      <Cell name={columns.followUp} lines={[responsible, day]} />
      <Cell
        name={columns.result}
        lines={result ? [texts.result(results[result.result], norwegianDay(result.on))] : []}
      />
    </tr>
  );
}
