import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { type Api, useApi } from "../../../platform/browser/api/api.ts";
import { fieldErrors, isFieldProblem } from "../../../platform/browser/api/use-write.ts";
import { Button, Details, TextField, useToast } from "../../../platform/ui/index.ts";
import { contentAddresses, mediaAddresses } from "../../address/rules/index.ts";
import { contentScreenTexts } from "../../content/texts-desk-screens.ts";
import { BesideList } from "../../desk/screens/beside-list.tsx";
import { focusBeside } from "../../desk/screens/focus-beside.ts";
import { ProblemAlert } from "../../desk/screens/problem-alert.tsx";
import { useCloseThen } from "../../desk/screens/use-close.ts";
import type { MediaFolder, MediaItem } from "../calls.ts";
import { FOLDER_NAME_MAX } from "../rules/index.ts";
import { mediaTexts as texts } from "../texts.ts";
import styles from "./media.module.css";
import { MediaDetails } from "./media-details.tsx";
import { MediaList } from "./media-list.tsx";
import { mediaQuery, mediaTrashQuery, useMediaWrite } from "./media-queries.ts";

/** `/redaksjon/innhold/filer/`: the pictures and documents of both sites, and the chosen one beside them. */
export function MediaScreen() {
  const [opened, setOpened] = useState<MediaItem | null>(null);
  const close = useCloseThen(opened !== null, () => setOpened(null), true);
  const { data } = useQuery(wholeLibrary(useApi()));
  return (
    <div className={styles.screen}>
      <header>
        <nav aria-label={contentScreenTexts.places}>
          <a href={contentAddresses.pages}>{contentScreenTexts.page.back}</a>
        </nav>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </header>
      <BesideList
        chosen={opened?.id ?? null}
        title={opened ? texts.details.heading(opened.name) : ""}
        nothing={data?.total ? texts.openOne : ""}
        onClose={() => close()}
        list={
          <div className={styles.screen}>
            <MediaList
              action={texts.open}
              opened={opened?.id}
              onPress={(file) => file.id !== opened?.id && close(() => setOpened(file))}
            />
            <Folders />
            <Trash />
          </div>
        }
      >
        {opened ? <MediaDetails id={opened.id} onDone={() => setOpened(null)} /> : null}
      </BesideList>
    </div>
  );
}

const wholeLibrary = (api: Api) => mediaQuery(api, { q: "", page: 1 });

function Folders() {
  const { data } = useQuery(wholeLibrary(useApi()));
  const { run, running, refusal } = useMediaWrite("deskAddMediaFolder");
  const [name, setName] = useState("");
  const toast = useToast();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await run({ body: { name } }))?.ok) return;
    toast(texts.folders.made(name));
    setName("");
  };
  return (
    <Details summary={`${texts.folders.heading} (${data?.folders.length ?? 0})`}>
      <form className={styles.inline} onSubmit={(event) => void add(event)}>
        <TextField
          label={texts.folders.name}
          required
          maxLength={FOLDER_NAME_MAX}
          value={name}
          error={fieldErrors(refusal).name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" variant="secondary" loading={running}>
          {texts.folders.add}
        </Button>
      </form>
      {refusal && !isFieldProblem(refusal) ? <ProblemAlert problem={refusal} here={mediaAddresses.library} /> : null}
      <ul className={styles.folders}>
        {data?.folders.map((folder) => (
          <Folder key={folder.id} folder={folder} />
        ))}
      </ul>
    </Details>
  );
}

function Folder({ folder }: { readonly folder: MediaFolder }) {
  const [name, setName] = useState(folder.name);
  const rename = useMediaWrite("deskRenameMediaFolder");
  const remove = useMediaWrite("deskRemoveMediaFolder");
  const params = { id: folder.id };
  const toast = useToast();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if ((await rename.run({ params, body: { name } }))?.ok) toast(texts.folders.renamed(name));
  };
  const takeAway = async (button: Element) => {
    const moveFocus = focusBeside(button);
    if (!(await remove.run({ params }))?.ok) return;
    toast(texts.folders.removed(folder.name));
    moveFocus();
  };
  const refusal = rename.refusal ?? remove.refusal;
  return (
    <li>
      <form className={styles.inline} onSubmit={(event) => void save(event)}>
        <TextField
          label={texts.folders.rename(folder.name)}
          maxLength={FOLDER_NAME_MAX}
          value={name}
          error={refusal ? (refusal.fields?.[0]?.message ?? refusal.title) : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          loading={rename.running}
          aria-label={texts.folders.save(folder.name)}
        >
          {texts.folders.saveShort}
        </Button>
        {folder.files === 0 ? (
          <Button
            variant="tertiary"
            color="danger"
            size="sm"
            loading={remove.running}
            aria-label={texts.folders.remove(folder.name)}
            onClick={({ currentTarget }) => void takeAway(currentTarget)}
          >
            {texts.folders.removeShort}
          </Button>
        ) : null}
      </form>
    </li>
  );
}

function Trash() {
  const { data } = useQuery(mediaTrashQuery(useApi()));
  const { run, refusal } = useMediaWrite("deskUntrashMedia");
  const toast = useToast();
  const restore = async ({ id, name }: MediaItem, button: Element) => {
    const moveFocus = focusBeside(button);
    if (!(await run({ params: { id } }))?.ok) return;
    toast(texts.trash.restored(name));
    moveFocus();
  };
  return (
    <Details summary={`${texts.trash.heading} (${data?.total ?? 0})`}>
      <p className={styles.quiet}>{data?.total === 0 ? texts.trash.empty : contentScreenTexts.trash.emptied}</p>
      <ul className={styles.folders}>
        {data?.files.map((file) => (
          <li key={file.id} className={styles.inline}>
            <strong>{file.name}</strong>
            <Button size="sm" variant="secondary" onClick={({ currentTarget }) => void restore(file, currentTarget)}>
              {texts.trash.restore(file.name)}
            </Button>
          </li>
        ))}
      </ul>
      {refusal ? <ProblemAlert problem={refusal} here={mediaAddresses.library} /> : null}
    </Details>
  );
}
