import type { ReactNode } from "react";
import { Tag, type Tone } from "../../../platform/ui/index.ts";
import { Time } from "../../desk/screens/time.tsx";
import type { TemplateVersion } from "../calls.ts";
import { templateTexts as texts } from "../texts.ts";
import styles from "./templates.module.css";

const stateOf = ({
  state,
  origin,
  isNewest,
  isOffer,
}: TemplateVersion): { readonly text: string; readonly tone: Tone } => {
  const { states } = texts;
  if (isNewest) return { text: states.newest, tone: "success" };
  if (isOffer) return { text: states.offer, tone: "warning" };
  if (state === "published") return { text: states.former, tone: "neutral" };
  if (state === "retired") return { text: states.retired, tone: "neutral" };
  return origin === "edited" ? { text: states.draft, tone: "info" } : { text: states.unused, tone: "neutral" };
};

type VersionTableProps = {
  readonly name: string;
  readonly versions: readonly TemplateVersion[];
  /** The action for a version. Without it the table has no such column. */
  readonly action?: (version: TemplateVersion) => ReactNode;
};

/** The versions of a template. Scrolls sideways where it does not fit. */
export const VersionTable = ({ name, versions, action }: VersionTableProps) => (
  <div className={styles.scrolled}>
    <table className="ds-table" aria-label={texts.table(name)}>
      <thead>
        <tr>
          {Object.values(texts.columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          {action ? (
            <th scope="col">
              <span className="ds-sr-only">{texts.again}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {versions.map((version) => {
          const { text, tone } = stateOf(version);
          return (
            <tr key={version.id}>
              <th scope="row">{texts.version(version.no)}</th>
              <td>
                <Tag tone={tone}>{text}</Tag>
              </td>
              <td>{version.origin === "shipped" ? texts.origins.shipped : texts.origins.edited(version.by)}</td>
              <td>{version.at === null ? null : <Time at={version.at} />}</td>
              <td>{texts.running(version.running)}</td>
              {action ? <td>{action(version)}</td> : null}
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
);
