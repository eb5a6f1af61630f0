import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Alert, ExclamationmarkTriangleIcon, TabSet, VisuallyHidden } from "../../../../platform/ui/index.ts";
import type { EditedPage } from "../../calls-desk.ts";
import type { FormTab, LabelledPage, LabelledProperties } from "../../rules/index.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import { pageFormTexts as texts } from "../../texts-page-form.ts";
import styles from "./content.module.css";
import { REVEAL } from "./focus-field.ts";
import { Folds } from "./fold.tsx";
import { OldAddresses } from "./old-addresses.tsx";
import { PageRulesForm } from "./page-rules.tsx";
import { End } from "./page-times.tsx";
import { PropertyField } from "./property-field.tsx";
import { Readers } from "./readers.tsx";
import { Review } from "./review.tsx";
import { Share } from "./share.tsx";
import { UsedOn } from "./shared-blocks.tsx";
import { type Trouble, useTroubleIn } from "./trouble.tsx";
import { More, Versions } from "./versions.tsx";

type FormProps = {
  readonly page: EditedPage;
  readonly definition: LabelledPage;
  readonly props: LabelledProperties;
};

/** A part of the form that is open alone, by the properties in it and what else can be done there. */
type Part = {
  readonly key: string;
  readonly name: string;
  readonly fields: readonly FormTab[];
  readonly others?: ReactNode;
};

const tabOf = (name: string, tab: FormTab = "content"): FormTab => (name === "urlSegment" ? "settings" : tab);

/**
 * The form of a page in parts. One part is open; the others stay mounted, so that their text is saved and a link to one of their fields
 * opens them. A caller without the right to write in the draft reads it beside.
 */
export function FormTabs({ page, definition, props }: FormProps) {
  const propertiesIn = (tab: FormTab) =>
    Object.entries(props).filter(([name, property]) => tabOf(name, property.tab) === tab);
  const parts = partsOf(page, definition).filter(
    ({ fields, others }) => others !== undefined || fields.some((tab) => propertiesIn(tab).length > 0),
  );
  const [open, setOpen] = useState(parts[0]?.key ?? "");
  const troubleIn = useTroubleIn();
  const tabs = parts.map(({ key, name, fields }) => {
    const troubles = fields.flatMap((tab) => propertiesIn(tab).flatMap(([name]) => troubleIn([name]) ?? []));
    return { key, name: <TabName name={name} trouble={troubles.toSorted().at(-1)} /> };
  });
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const at = form.current;
    const reveal = ({ target }: Event) => {
      const key = target instanceof Element && target.closest<HTMLElement>("[data-part]")?.dataset.part;
      // Drawn at once: the focus comes next.
      if (key) flushSync(() => setOpen(key));
    };
    at?.addEventListener(REVEAL, reveal);
    return () => at?.removeEventListener(REVEAL, reveal);
  }, []);
  return (
    <div ref={form}>
      <TabSet label={contentScreenTexts.page.parts} tabs={tabs} active={open} onChange={setOpen}>
        {parts.map(({ key, name, fields, others }) => (
          <div key={key} className={styles.form} data-part={key} hidden={key !== open}>
            <h2 className="ds-sr-only">{name}</h2>
            {fields.length > 0 && !page.access.edit.allowed ? (
              <Alert>{contentScreenTexts.rules.readOnly}</Alert>
            ) : (
              fields.map((tab) => (
                <div key={tab} className={styles.tab}>
                  <Folds>
                    {propertiesIn(tab).map(([name, property]) => (
                      <PropertyField key={name} property={property} value={page.values[name]} path={[name]} />
                    ))}
                  </Folds>
                </div>
              ))
            )}
            {others}
          </div>
        ))}
      </TabSet>
    </div>
  );
}

/** Of what could not be saved and what must be corrected, it says the first. */
const TabName = ({ name, trouble }: { readonly name: string; readonly trouble: Trouble | undefined }) =>
  trouble ? (
    <>
      <ExclamationmarkTriangleIcon aria-hidden /> {name}
      <VisuallyHidden>, {texts.trouble[trouble]}</VisuallyHidden>
    </>
  ) : (
    name
  );

/** The settings of a site have a part for each place that readers see them at. */
function partsOf(page: EditedPage, definition: LabelledPage): readonly Part[] {
  const { edit, publish } = page.access;
  const isSettings = definition.noAddress === true && !definition.isBlock;
  const own = (tab: FormTab): Part => ({ key: tab, name: contentScreenTexts.tabs[tab], fields: [tab] });
  return [
    ...(isSettings
      ? [{ ...own("content"), name: texts.nameAndContact }, own("banner"), own("menu"), own("footer"), own("search")]
      : [
          own("content"),
          own("triage"),
          {
            key: "display",
            name: definition.noAddress ? contentScreenTexts.tabs.display : texts.displayAndAddress,
            fields: ["display", "settings"] as const,
            ...(definition.noAddress ? {} : { others: <OldAddresses page={page} /> }),
          },
        ]),
    {
      key: "who",
      name: texts.whoAndWhen,
      fields: [],
      others: (
        <>
          <Review page={page} />
          {definition.isBlock ? <UsedOn page={page} /> : null}
          {publish.allowed ? <End page={page} definition={definition} /> : null}
          {isSettings ? null : <Readers page={page} />}
          <PageRulesForm page={page} />
          {edit.allowed ? <Share page={page} /> : null}
        </>
      ),
    },
    {
      key: "versions",
      name: contentScreenTexts.versions.heading,
      fields: [],
      others: (
        <>
          <Versions page={page} />
          <More page={page} definition={definition} />
        </>
      ),
    },
  ];
}
