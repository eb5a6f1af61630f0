import { type ReactNode, useState } from "react";
import { SlidePanel } from "../../../platform/ui/index.ts";
import type { WorkingCopyView } from "../../assessment/calls.ts";
import { PlaceLink, useEditing } from "../../editor/screens/editing.tsx";
import { LanguageLink } from "../../editor/screens/written-language.tsx";
import type { Warning } from "../rules/index.ts";
import { leftTexts as texts } from "../texts.ts";
import styles from "./left.module.css";
import { useWarnings } from "./use-warnings.ts";

/** Opens the one list of what is missing and what is doubtful; nothing for who cannot write. */
export function LeftButton({ onFollow }: { onFollow?: (() => void) | undefined }) {
  const { assessment, readOnly } = useEditing();
  const { length: doubtful } = useWarnings();
  if (readOnly) return null;
  return (
    <OpensList className={styles.button} onFollow={onFollow}>
      <span className={styles.name}>{texts.title}</span>
      <span className="quiet">{texts.counts(assessment.missing.length, doubtful)}</span>
    </OpensList>
  );
}

/** The same list from within a sentence about it. */
export const LeftLink = ({ children }: { children: ReactNode }) => (
  <OpensList className={styles.link}>{children}</OpensList>
);

type OpensListProps = {
  readonly className: string | undefined;
  readonly onFollow?: (() => void) | undefined;
  readonly children: ReactNode;
};

function OpensList({ className, onFollow, children }: OpensListProps) {
  const warnings = useWarnings();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </button>
      <SlidePanel open={isOpen} onClose={close} title={texts.title}>
        <LeftList
          warnings={warnings}
          onFollow={() => {
            close();
            onFollow?.();
          }}
        />
      </SlidePanel>
    </>
  );
}

type LeftListProps = { readonly warnings: readonly Warning[]; readonly onFollow: () => void };

function LeftList({ warnings, onFollow }: LeftListProps) {
  const { missing, fieldGroups } = useEditing().assessment;
  if (missing.length + warnings.length === 0) return <p>{texts.nothing}</p>;
  return (
    <div className={styles.list}>
      {warnings.length > 0 ? (
        <section>
          <h3>{texts.doubtful}</h3>
          <p className="quiet">{texts.explain}</p>
          <ul>
            {warnings.map((warning) => (
              <li
                key={`${warning.kind} ${warning.contentGuid} ${warning.rows.join()} ${JSON.stringify(warning.detail)}`}
              >
                <Doubt warning={warning} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {missing.length > 0 ? (
        <section>
          <h3>{texts.mandatory}</h3>
          {fieldGroups.map(({ text }, tab) => (
            <MissingInStep
              key={text}
              name={`${tab + 1}. ${text}`}
              missing={missing.filter((block) => block.tab === tab)}
              onFollow={onFollow}
            />
          ))}
        </section>
      ) : null}
    </div>
  );
}

type DoubtProps = { readonly warning: Warning; readonly onFollow: () => void };

function Doubt({ warning, onFollow }: DoubtProps) {
  const { kind, tab, section, contentGuid, title, rows } = warning;
  const place = contentGuid === null ? { tab, section } : { tab, section, block: contentGuid };
  const named = rows.map((name) => (name.trim() === "" ? texts.unnamed : name));
  return (
    <>
      {kind === "OtherLanguage" ? (
        <LanguageLink onFollow={onFollow}>{texts.language}</LanguageLink>
      ) : (
        <PlaceLink place={place} onFollow={onFollow}>
          {title}
        </PlaceLink>
      )}
      <span className={styles.doubt}>{texts.warning(warning)}</span>
      <span className="quiet">
        {named.length > 0 ? `${texts.about(named)} ` : null}
        {texts.why(warning)}
      </span>
    </>
  );
}

type MissingProps = {
  readonly name: string;
  readonly missing: WorkingCopyView["missing"];
  readonly onFollow: () => void;
};

function MissingInStep({ name, missing, onFollow }: MissingProps) {
  if (missing.length === 0) return null;
  return (
    <>
      <h4>{name}</h4>
      <ul>
        {missing.map(({ contentGuid, tab, section, title }) => (
          <li key={contentGuid}>
            <PlaceLink place={{ tab, section, block: contentGuid }} onFollow={onFollow}>
              {title}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </>
  );
}
