import { useQuery } from "@tanstack/react-query";
import { createElement, type RefObject, useEffect, useMemo, useState } from "react";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import { newIdempotencyKey } from "../../../platform/browser/api/browser-api.ts";
import {
  createFieldStore,
  createRowStore,
  type FieldStore,
  FieldStoreContext,
  RowStoreContext,
} from "../../../platform/editing/saving/index.ts";
import { defaultLanguage, type Language, languages } from "../../../platform/pure/language/index.ts";
import { PageLoader, Segments } from "../../../platform/ui/index.ts";
import { deskAddresses } from "../../address/rules/index.ts";
import type { WorkingCopyView } from "../../assessment/calls.ts";
import { authorSections, definitionView } from "../../assessment/rules/working-copy/index.ts";
import type { BlockValues, Sources, TermOption } from "../../block/rules/index.ts";
import type { BlockProps } from "../../block/screens/index.ts";
import { type Editing, EditingProvider } from "../../editor/screens/editing.tsx";
import {
  type AuthorBlock,
  type AuthorSection,
  type FieldKind,
  fieldValue,
  type SectionBlock,
} from "../../kinds/rules/index.ts";
import { blocks, ImageUploadsProvider } from "../../kinds/screens/index.ts";
import { lateKinds, loadViews, SectionView } from "../../kinds/views/index.ts";
import { readerSections } from "../../publication/rules/index.ts";
import type { EditedTerm } from "../../term/calls.ts";
import { parentKinds } from "../../term/rules/index.ts";
import { exampleCopy, exampleGuid, withExamples } from "../rules/example/index.ts";
import { findBlock, inLanguage, type Template } from "../rules/index.ts";
import { templateTexts } from "../texts.ts";
import type { OpenTemplate } from "./template-queries.ts";
import styles from "./templates.module.css";

const texts = templateTexts.preview;

export type Tried = {
  readonly values: BlockValues;
  readonly write: (key: string, value: BlockValues[string]) => void;
};

export type PreviewProps = {
  readonly open: OpenTemplate;
  readonly chosen: string;
  readonly as: "author" | "reader";
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Trial answers in the author's form, to see what they show. They are never stored. */
  readonly tried: Tried;
};

/** The section of what is chosen, as its authors or its readers meet it: drawn with the parts that they have. */
export function Preview({ open, chosen, as, heading, tried }: PreviewProps) {
  const sources = useSources();
  const [language, setLanguage] = useState<Language>(defaultLanguage);
  const inForm = useMemo(() => inLanguage(open.template, language), [open.template, language]);
  const template = useMemo(() => withPlainReviews(inForm), [inForm]);
  const section = findBlock(inForm, chosen)?.section;
  const title = section?.title ?? inForm.name;
  return (
    <section className={styles.section} aria-label={as === "author" ? texts.author : texts.reader}>
      <h2 ref={heading} tabIndex={-1}>
        {as === "author" ? texts.authorHeading(title) : texts.readerHeading(title)}
      </h2>
      <fieldset className={styles.bare}>
        <legend className="ds-sr-only">{templateTexts.nynorsk.forms}</legend>
        <Segments>
          {languages.map((each) => (
            <li key={each}>
              <button type="button" aria-pressed={each === language} onClick={() => setLanguage(each)}>
                {templateTexts.nynorsk.form[each]}
              </button>
            </li>
          ))}
        </Segments>
      </fieldset>
      {section === undefined ? <p>{texts.choose}</p> : null}
      {section && !sources ? <PageLoader /> : null}
      {section && sources ? (
        as === "author" ? (
          <AsAuthor template={template} section={section} sources={sources} tried={tried} language={language} />
        ) : (
          <AsReader template={template} section={section} sources={sources} tried={tried} language={language} />
        )
      ) : null}
    </section>
  );
}

/** A review's questions are drawn as a section's: each reviewer has them by themselves. */
const withPlainReviews = (template: Template): Template => ({
  ...template,
  sections: template.sections.map((list) =>
    list.map((section): SectionBlock => {
      if (section.kind !== "PeerReviewSection") return section;
      const { version, kind, ...rest } = section;
      return { kind: "Section", ...rest };
    }),
  ),
});

/** The terms that choices are made among; null until they have come. */
function useSources(): Sources | null {
  const { data } = useQuery(callQuery(useApi(), "deskAllTerms", {}));
  return useMemo(() => (data ? { termOptions: (kind) => optionsOf(data, kind), literatureSources: [] } : null), [data]);
}

function optionsOf(terms: readonly EditedTerm[], kind: EditedTerm["kind"]): readonly TermOption[] {
  const chosen = terms.filter((term) => !term.retired && term.mergedInto === null);
  const option = ({ id, name }: EditedTerm): TermOption => ({ value: String(id), text: name });
  const above = parentKinds[kind];
  const own = chosen.filter((term) => term.kind === kind);
  if (above === undefined) return own.map(option);
  return chosen
    .filter((term) => term.kind === above)
    .map((group) => ({ ...option(group), children: own.filter(({ parent }) => parent === group.id).map(option) }));
}

type PartProps = {
  readonly template: Template;
  readonly section: SectionBlock;
  readonly sources: Sources;
  readonly tried: Tried;
  /** The form of the template's texts. */
  readonly language: Language;
};

function AsAuthor({ template, section, sources, tried, language }: PartProps) {
  const { write, values } = tried;
  const sections = useMemo(
    () => authorSections(exampleCopy(template, values, sources, texts)),
    [template, values, sources],
  );
  const shown = sections.find(({ contentGuid }) => contentGuid === exampleGuid(section.key));
  const [stores] = useState(() => ({ fields: triedStore(write), rows: emptyRows() }));
  const editing = useMemo(() => editingOf(template, sections), [template, sections]);
  if (!shown) return null;
  if (section.kind === "PublishSection") return <p>{texts.published}</p>;
  return (
    <>
      <p className={styles.quiet}>{section.kind === "PeerReviewSection" ? texts.review : texts.authorLead}</p>
      <FieldStoreContext value={stores.fields}>
        <RowStoreContext value={stores.rows}>
          <EditingProvider editing={editing}>
            <ImageUploadsProvider>
              <div className={styles.preview} lang={language}>
                <SectionHead section={shown} />
                {shown.blocks.map((block) =>
                  block.hiddenByRule ? null : <Tryable key={block.contentGuid} block={block} />,
                )}
              </div>
            </ImageUploadsProvider>
          </EditingProvider>
        </RowStoreContext>
      </FieldStoreContext>
    </>
  );
}

const SectionHead = ({ section }: { readonly section: AuthorSection }) =>
  section.kind === "Section" ? createElement(blocks.Section.Field, { block: section }) : null;

/** A field with one value is tried; what rows and files are put into is looked at. */
function Tryable({ block }: { readonly block: AuthorBlock }) {
  if (blocks[block.kind].value !== undefined && fieldValue(block) !== undefined && block.kind !== "EconomyEvaluation")
    return <Field block={block} />;
  const isTemplates = block.kind === "Heading" || block.kind === "File" || block.kind === "Search";
  if (isTemplates) return <Field block={block} />;
  return (
    <div className={styles.field}>
      <p className={styles.quiet}>{`${block.title}: ${texts.notTried}`}</p>
      <div inert>
        <Field block={block} />
      </div>
    </div>
  );
}

function Field<K extends FieldKind>({ block }: BlockProps<K>) {
  const kind: K = block.kind;
  return createElement(blocks[kind].Field, { block });
}

/** Fields that show what was tried, and save nothing. */
function triedStore(write: Tried["write"]): FieldStore {
  const store = createFieldStore({
    newSeed: newIdempotencyKey,
    send: () => Promise.resolve({ kind: "failed" }),
    keep: () => undefined,
  });
  return {
    ...store,
    type: (address, _loaded, value) => {
      if ("block" in address) write(address.block.slice(exampleGuid("").length), value);
    },
  };
}

const emptyRows = () =>
  createRowStore({
    newId: newIdempotencyKey,
    create: () => new Promise(() => undefined),
    keep: () => undefined,
  });

const editingOf = (template: Template, sections: WorkingCopyView["sections"]): Editing => ({
  assessment: {
    ...definitionView({
      number: 0,
      guid: "",
      name: template.name,
      assessmentType: template.assessmentType,
      changed: "",
    }),
    fieldGroups: template.fieldGroups.map(({ text, value }) => ({ text, value })),
    sections,
  },
  number: 0,
  role: "other",
  readOnly: null,
  reload: () => Promise.resolve(),
  goTo: () => undefined,
  addressOf: () => deskAddresses.templates,
});

function AsReader({ template, section, sources, tried, language }: PartProps) {
  const sections = useMemo(() => {
    const values = withExamples(template, tried.values, texts, sources);
    return readerSections(exampleCopy(template, values, sources, texts));
  }, [template, tried.values, sources]);
  const shown = sections.find(({ contentGuid }) => contentGuid === exampleGuid(section.key));
  const [areViewsThere, setViewsThere] = useState(false);
  useEffect(() => {
    void loadViews(lateKinds).then(() => setViewsThere(true));
  }, []);
  if (!areViewsThere) return <PageLoader />;
  return (
    <>
      <p className={styles.quiet}>{texts.readerLead}</p>
      {shown ? (
        <div className={styles.preview} lang={language}>
          <SectionView section={shown} />
        </div>
      ) : null}
      {shown ? null : <p>{texts.noReader}</p>}
    </>
  );
}
