import { norwegianDay } from "../../../platform/pure/norwegian-date/index.ts";
import { tableRoles } from "../../../platform/ui/table-roles.ts";
import { Mark } from "../../block/views/marks.tsx";
import { decisionTexts } from "../../decision/texts.ts";
import type { AssessmentView } from "../../reading/calls.ts";
import type { Original, ShownAdoption } from "../calls.ts";
import { ADOPTIONS_ID } from "../rules/section.ts";
import { adoptionReadingTexts as texts } from "../texts-reading.ts";
import styles from "./adoptions.module.css";

type ReadProps = { readonly read: Pick<AssessmentView, "adopts" | "adoptions" | "assessmentType" | "edition"> };

const sumOf = (adoptions: readonly ShownAdoption[], type: AssessmentView["assessmentType"]): string => {
  const count = new Set(adoptions.map(({ organization }) => organization)).size;
  return texts.usedBy(count, texts.organizations[type][count === 1 ? 0 : 1]);
};

/** Under the status: the original of an adoption, or who has adopted the assessment, as a link to their list. */
export function AdoptionLine({ read: { adopts, adoptions, assessmentType } }: ReadProps) {
  if (adopts) return <BuildsOn original={adopts} />;
  if (!adoptions) return null;
  return (
    <p className={styles.line}>
      <a href={`#${ADOPTIONS_ID}`}>{sumOf(adoptions, assessmentType)}</a>
    </p>
  );
}

/** The original with its edition, and whether that still stands. */
export const BuildsOn = ({ original }: { readonly original: Original }) => {
  const { title, language, organization, version, link, newer, withdrawn } = original;
  const from = version === 0 ? "" : `, ${texts.from(organization, version)}`;
  return (
    <>
      <p className={styles.original}>
        {texts.buildsOn}{" "}
        {link === "" ? (
          title || texts.gone
        ) : (
          <a href={link} lang={language}>
            {title}
          </a>
        )}
        {from}
      </p>
      {withdrawn === null && newer === null ? null : (
        <div className={styles.notice} data-color={withdrawn ? "danger" : "warning"}>
          {withdrawn === null ? null : (
            <>
              <p>
                <strong>{newer ? texts.withdrawnAt(version) : texts.withdrawn}</strong>
              </p>
              {withdrawn.message === "" ? null : <p>{withdrawn.message}</p>}
            </>
          )}
          {newer === null ? null : (
            <p>
              {texts.newer} <a href={newer.link}>{texts.readNewer(newer.version)}</a>
            </p>
          )}
        </div>
      )}
    </>
  );
};

/** «Brukt av»: each adoption with what it recommends and what its organisation decided. */
export function AdoptionSection({ read: { adoptions, assessmentType, edition } }: ReadProps) {
  if (!adoptions) return null;
  const { columns } = texts;
  return (
    <section className={styles.section} aria-labelledby={ADOPTIONS_ID}>
      <h2 id={ADOPTIONS_ID} tabIndex={-1}>
        {sumOf(adoptions, assessmentType)}
      </h2>
      <table {...tableRoles.table} className={styles.table} aria-labelledby={ADOPTIONS_ID}>
        <thead {...tableRoles.rowGroup}>
          <tr {...tableRoles.row}>
            {Object.values(columns).map((column) => (
              <th key={column} {...tableRoles.columnHeader} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.rowGroup}>
          {adoptions.map(({ organization, link, version, recommendation, decision }) => (
            <tr key={link} {...tableRoles.row}>
              <th scope="row" {...tableRoles.rowHeader}>
                <a href={link}>{organization}</a>
                {version === edition?.version ? null : <span className={styles.quiet}>{texts.onEdition(version)}</span>}
              </th>
              <td data-label={columns.recommendation} {...tableRoles.cell}>
                {recommendation ? (
                  <span className={styles.recommendation}>
                    <Mark value={recommendation.value} />
                    {recommendation.text}
                  </span>
                ) : null}
              </td>
              <td data-label={columns.decision} {...tableRoles.cell}>
                {decision
                  ? texts.decided(decisionTexts.outcomes[decision.outcome], norwegianDay(decision.decidedOn))
                  : texts.noDecision}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
