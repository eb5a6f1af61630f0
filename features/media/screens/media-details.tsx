import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useApi } from "../../../platform/browser/api/api.ts";
import { fieldErrors, isFieldProblem } from "../../../platform/browser/api/use-write.ts";
import {
  Button,
  Checkbox,
  FileDrop,
  PageLoader,
  TextArea,
  TextField,
  useConfirm,
  useToast,
} from "../../../platform/ui/index.ts";
import { contentAddresses, mediaAddresses } from "../../address/rules/index.ts";
import { lackingIn } from "../../attachment/texts.ts";
import { focusBeside } from "../../desk/screens/focus-beside.ts";
import { ProblemAlert } from "../../desk/screens/problem-alert.tsx";
import { ALT_MAX, imageEndings } from "../../image/rules/index.ts";
import type { MediaItem, MediaUse } from "../calls.ts";
import { CREDIT_MAX, mediaEndings } from "../rules/index.ts";
import { mediaTexts } from "../texts.ts";
import { FocusPicture } from "./focus-picture.tsx";
import { Former } from "./former.tsx";
import styles from "./media.module.css";
import { FolderField } from "./media-list.tsx";
import { mediaFileQuery, mediaQuery, useMediaWrite } from "./media-queries.ts";

const texts = mediaTexts.details;

type MediaFormProps = {
  readonly file: MediaItem;
  /** The words of the button that saves. */
  readonly button?: string;
  readonly onSaved: (file: MediaItem) => void;
};

/** The editable properties of a file, saved together. */
export function MediaForm({ file, button = texts.save, onSaved }: MediaFormProps) {
  const [said, setSaid] = useState(file);
  const { data: library } = useQuery(mediaQuery(useApi(), { q: "", page: 1 }));
  const { run, running, refusal } = useMediaWrite("deskSaveMedia");
  const errors = fieldErrors(refusal);
  const put = (change: Partial<MediaItem>) => setSaid({ ...said, ...change });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { name, alt, decorative, credit, focusX, focusY, folder } = said;
    const body = { rev: file.rev, name, alt, decorative, credit, focusX, focusY, folder: folder ?? ("none" as const) };
    const answer = await run({ params: { id: file.id }, body });
    if (answer?.ok) onSaved({ ...said, rev: answer.value.rev, usable: decorative || alt.trim() !== "" });
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      {file.kind === "image" ? <FocusPicture file={file} focus={said} onFocus={put} /> : null}
      <p className={styles.quiet}>
        {texts.facts(file.width, file.height, file.size)} ·{" "}
        <a href={file.url} target="_blank" rel="noreferrer">
          {texts.open}
        </a>
      </p>
      {file.kind === "image" ? (
        <>
          <TextArea
            label={texts.alt}
            hint={texts.altHint}
            maxLength={ALT_MAX}
            error={errors.alt}
            value={said.alt}
            disabled={said.decorative}
            onChange={({ target }) => put({ alt: target.value })}
          />
          <Checkbox
            label={texts.decorative}
            hint={texts.decorativeHint}
            checked={said.decorative}
            onChange={({ target }) => put({ decorative: target.checked })}
          />
        </>
      ) : null}
      <TextField
        label={texts.name}
        maxLength={200}
        error={errors.name}
        value={said.name}
        onChange={({ target }) => put({ name: target.value })}
      />
      <TextField
        label={texts.credit}
        maxLength={CREDIT_MAX}
        value={said.credit}
        onChange={({ target }) => put({ credit: target.value })}
      />
      <FolderField
        folders={library?.folders ?? []}
        value={said.folder === null ? "none" : String(said.folder)}
        onChange={(value) => put({ folder: value === "none" ? null : Number(value) })}
      />
      {refusal && !isFieldProblem(refusal) ? <ProblemAlert problem={refusal} here={mediaAddresses.library} /> : null}
      <div>
        <Button type="submit" loading={running}>
          {button}
        </Button>
      </div>
    </form>
  );
}

/** A file of the library: what is said of it, where it is used, replacing it and putting it in the trash. */
export function MediaDetails({ id, onDone }: { readonly id: number; readonly onDone: () => void }) {
  const { data, error } = useQuery(mediaFileQuery(useApi(), id));
  const toast = useToast();
  if (error && !data) return <ProblemAlert problem={error.problem} here={mediaAddresses.library} />;
  if (!data) return <PageLoader />;
  const { file, text, uses } = data;
  return (
    <div className={styles.details}>
      <MediaForm
        key={`${file.id} ${file.rev}`}
        file={file}
        onSaved={() => {
          toast(texts.saved);
          onDone();
        }}
      />
      {text ? <p className={styles.quiet}>{texts.text[text]}</p> : null}
      <Uses uses={uses} />
      <Replace file={file} uses={uses} />
      <Former file={file} former={data.former} />
      <Trash file={file} isUsed={uses.length > 0} onDone={onDone} />
    </div>
  );
}

const Uses = ({ uses }: { readonly uses: readonly MediaUse[] }) => (
  <section>
    <h3>{texts.uses}</h3>
    {uses.length === 0 ? (
      <p className={styles.quiet}>{texts.unused}</p>
    ) : (
      <ul>
        {uses.map(({ page, name, site, isPublished }) => (
          <li key={`${page} ${isPublished}`}>
            <a href={contentAddresses.page(page)}>{name}</a>{" "}
            <span className={styles.quiet}>
              {site}
              {isPublished ? "" : ` · ${texts.draft}`}
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
);

/** Asks first where pages show the file, and names them: readers see the new one at once. */
function Replace({ file, uses }: { readonly file: MediaItem; readonly uses: readonly MediaUse[] }) {
  const confirm = useConfirm();
  const { run, running, refusal } = useMediaWrite("deskReplaceMedia");
  const toast = useToast();
  const replace = async (given: File | undefined) => {
    if (!given) return;
    const pages = [...new Set(uses.map(({ name }) => name))];
    if (pages.length > 0 && !(await confirm(texts.confirmReplace(pages)))) return;
    const answer = await run({ params: { id: file.id }, query: { rev: file.rev } }, given);
    if (!answer?.ok) return;
    const { name, lacks } = answer.value;
    toast(texts.replaced(name));
    if (lacks.length > 0) toast(lackingIn(name, lacks));
  };
  return (
    <FileDrop
      label={texts.replace}
      hint={texts.replaceHint}
      accept={file.kind === "image" ? imageEndings : mediaEndings}
      state={running ? { at: "uploading", name: file.name } : { at: "idle" }}
      error={refusal ? (refusal.fields?.[0]?.message ?? refusal.title) : undefined}
      onFiles={([given]) => void replace(given)}
    />
  );
}

type TrashProps = { readonly file: MediaItem; readonly isUsed: boolean; readonly onDone: () => void };

function Trash({ file, isUsed, onDone }: TrashProps) {
  const { run, running, refusal } = useMediaWrite("deskTrashMedia");
  const confirm = useConfirm();
  const toast = useToast();
  const trash = async () => {
    if (!(await confirm(texts.confirmTrash(file.name), { deletes: true }))) return;
    const moveFocus = focusBeside(document.querySelector(`li[data-file="${file.id}"]`));
    if (!(await run({ params: { id: file.id }, body: { rev: file.rev } }))?.ok) return;
    toast(texts.trashed(file.name));
    onDone();
    moveFocus();
  };
  if (isUsed) return <p className={styles.quiet}>{texts.inUse}</p>;
  return (
    <div>
      <Button variant="secondary" color="danger" size="sm" loading={running} onClick={() => void trash()}>
        {texts.trash}
      </Button>
      {refusal ? <ProblemAlert problem={refusal} here={mediaAddresses.library} /> : null}
    </div>
  );
}
