import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import { norwegianMoment } from "../../../platform/pure/norwegian-date/index.ts";
import { Alert, Button, Loader, SelectField, SlidePanel } from "../../../platform/ui/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import type { Version } from "../../version/calls.ts";
import { versionTexts as texts } from "../../version/texts.ts";
import { fieldHistoryTexts } from "../texts.ts";
import styles from "./history.module.css";
import { NameVersion } from "./name-version.tsx";
import { Comparison } from "./version-comparison.tsx";

type PanelProps = { readonly onClose: () => void };

/** The versions of the whole assessment: naming one, and comparing two, or one with what stands there now. features/version/README.md */
export function VersionsPanel({ onClose }: PanelProps) {
  const { number, assessment } = useEditing();
  const asked = callQuery(useApi(), "listVersions", { params: { id: String(number) } });
  const { data, error, refetch } = useQuery({ ...asked, staleTime: 0, gcTime: 0 });
  return (
    <SlidePanel open onClose={onClose} title={texts.title}>
      <div className={styles.panel}>
        <p className="quiet">{texts.explain}</p>
        {assessment.abilities.includes("name-version") ? <NameVersion onNamed={refetch} /> : null}
        {error && !data ? <Alert tone="danger">{texts.failed}</Alert> : null}
        {data ? <Versions versions={data.versions} onClose={onClose} /> : null}
        {!data && !error ? <Loader /> : null}
      </div>
    </SlidePanel>
  );
}

const NOW = "now";
const momentIn = ({ at }: Version) => norwegianMoment(at);

type VersionsProps = PanelProps & { readonly versions: readonly Version[] };

function Versions({ versions, onClose }: VersionsProps) {
  if (versions.length === 0) return <p>{texts.none}</p>;
  return (
    <>
      <h3 className={styles.field}>{texts.list}</h3>
      <ol className={styles.entries} reversed>
        {versions.map((version) => (
          <li key={version.id}>
            <OneVersion version={version} others={versions.filter(({ id }) => id !== version.id)} onClose={onClose} />
          </li>
        ))}
      </ol>
    </>
  );
}

type OneVersionProps = PanelProps & { readonly version: Version; readonly others: readonly Version[] };

function OneVersion({ version, others, onClose }: OneVersionProps) {
  const { assessment } = useEditing();
  const [isOpen, setOpen] = useState(false);
  const [other, setOther] = useState<number | null>(null);
  const isMe = assessment.seats.some(({ contributorId }) => contributorId === version.by.contributorId);
  const options = others.map((each) => ({ value: String(each.id), text: texts.option(each, momentIn(each)) }));
  return (
    <>
      <p className={styles.field}>{texts.nameOf(version)}</p>
      <p className={styles.who}>
        {fieldHistoryTexts.by(version.by, isMe)}
        <time dateTime={version.at}>{momentIn(version)}</time>
      </p>
      <Button
        variant="tertiary"
        size="sm"
        aria-expanded={isOpen}
        aria-label={texts.compareNamed(texts.nameOf(version), momentIn(version))}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.compare}
      </Button>
      {isOpen ? (
        <div className={styles.comparison}>
          <SelectField
            label={texts.compareWith}
            placeholder={null}
            options={[{ value: NOW, text: texts.now }, ...options]}
            value={other === null ? NOW : String(other)}
            onChange={({ target }) => setOther(target.value === NOW ? null : Number(target.value))}
          />
          <Comparison version={version.id} other={other} onClose={onClose} />
        </div>
      ) : null}
    </>
  );
}
