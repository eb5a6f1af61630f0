import { useRef, useState } from "react";
import { useWrite } from "../../../platform/browser/api/use-write.ts";
import type { Answer } from "../../../platform/pure/contract/call.ts";
import { FileDrop, type UploadState, useConfirm, useToast } from "../../../platform/ui/index.ts";
import { BlockHeading } from "../../block/screens/block-heading.tsx";
import type { Authored, BlockProps } from "../../block/screens/block-ui.ts";
import { DeletedFiles, FileDeletedHere, useFileUndo } from "../../block/screens/deleted-files.tsx";
import { TitledBlock } from "../../block/views/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import { FILES_MAX, fileSlots, WORKBOOK_LIMIT } from "../rules/index.ts";
import { economyAuthorTexts as texts } from "../texts.ts";
import styles from "./economy.module.css";
import { notUploaded, tooLarge } from "./upload-failure.ts";
import { UploadedFile } from "./uploaded-file.tsx";

type Block = Authored<"EconomyMunicipality">;
type Slot = "1" | "2";

/** Spreadsheets in their places: one, two, or as many as ten. */
export function EconomyFilesField({ block }: BlockProps<"EconomyMunicipality">) {
  const slots = fileSlots(block);
  const box = useRef<HTMLDivElement>(null);
  const undo = useFileUndo(block, box);
  return (
    <div ref={box} className={styles.part}>
      <BlockHeading block={block} />
      {block.infoForDraft === "" ? null : <p>{block.infoForDraft}</p>}
      {slots === "several" ? (
        <SeveralFiles block={block} />
      ) : (
        slots.map((slot) => <SlotFile key={slot} block={block} slot={slot} isOnly={slots.length === 1} />)
      )}
      {block.infoForReader === "" ? null : (
        <p className={styles.hint}>
          {texts.forReaders}: {block.infoForReader}
        </p>
      )}
      <DeletedFiles undo={undo} now={block.files.map(({ url }) => url)} />
    </div>
  );
}

type PlaceProps = {
  readonly block: Block;
  /** The numbered place, where the block has them. */
  readonly slot?: Slot;
  readonly label: string;
  readonly hint: string;
  readonly files: Block["files"];
  readonly isFull: boolean;
  readonly upload: (file: File) => ReturnType<ReturnType<typeof useWrite<"uploadMunicipalityEconomyFile">>["run"]>;
  readonly remove: (file: Block["files"][number]) => Promise<Answer<unknown> | null>;
};

/** A place for files: those that are there, and the way to add one. */
function FilePlace({ block, slot, label, hint, files, isFull, upload, remove }: PlaceProps) {
  const toast = useToast();
  const confirm = useConfirm();
  const [state, setState] = useState<UploadState>({ at: "idle" });
  const [removing, setRemoving] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const undo = useFileUndo(block, place, slot);
  const send = async ([file]: readonly File[]) => {
    if (!file) return;
    const large = tooLarge(file);
    if (large) return setState({ at: "failed", because: large });
    setState({ at: "uploading", name: file.name });
    const answer = await upload(file);
    if (!answer) return;
    setState(answer.ok ? { at: "idle" } : { at: "failed", because: notUploaded(answer.problem) });
    if (!answer.ok) return toast(texts.uploadFailed, "error");
    toast(texts.uploaded(answer.value.name));
    if (slot !== undefined && files.length > 0) await undo.note("replaced");
  };
  const takeAway = async (file: Block["files"][number]) => {
    if (!(await confirm(texts.confirmRemoveFile(file.name), { deletes: true }))) return;
    setRemoving(file.id);
    const answer = await remove(file);
    setRemoving(null);
    if (!answer) return;
    if (answer.ok) toast(texts.removed(file.name));
    else toast(texts.notRemoved(answer.problem.title), "error");
    if (answer.ok) await undo.note("deleted");
    place.current?.querySelector<HTMLElement>("input[type=file]")?.focus();
  };
  return (
    <div ref={place} className={styles.upload}>
      {files.map((file) => (
        <UploadedFile
          key={file.id}
          file={file}
          isRemoving={removing === file.id}
          onRemove={() => void takeAway(file)}
        />
      ))}
      <FileDeletedHere undo={undo} />
      {isFull ? null : (
        <FileDrop
          label={label}
          hint={hint}
          accept=".xls,.xlsx"
          state={state}
          disabled={removing !== null}
          onFiles={send}
        />
      )}
    </div>
  );
}

type SlotFileProps = { readonly block: Block; readonly slot: Slot; readonly isOnly: boolean };

function SlotFile({ block, slot, isOnly }: SlotFileProps) {
  const { contentId } = block;
  const { reload } = useEditing();
  const uploading = useWrite("uploadMunicipalityEconomyFile", reload);
  const removing = useWrite("removeEconomyFileMunicipality", reload);
  const files = block.files.filter(({ id }) => id === slot);
  const params = { contentId, slot };
  return (
    <FilePlace
      block={block}
      slot={slot}
      label={files.length > 0 ? texts.replaceFile(slot, isOnly) : texts.uploadFile(slot, isOnly)}
      hint={texts.acceptsFile(WORKBOOK_LIMIT / 1_000_000)}
      files={files}
      isFull={false}
      upload={(file) => uploading.run({ params, query: { rev: block.rev } }, file)}
      remove={() => removing.run({ params, query: { rev: block.rev } })}
    />
  );
}

function SeveralFiles({ block }: { readonly block: Block }) {
  const { contentId, files } = block;
  const { reload } = useEditing();
  const uploading = useWrite("uploadMultipleEconomyFile", reload);
  const removing = useWrite("removeMultipleEconomyFile", reload);
  return (
    <FilePlace
      block={block}
      label={files.length > 0 ? texts.uploadMore : texts.uploadFile("1", true)}
      hint={texts.acceptsFiles(WORKBOOK_LIMIT / 1_000_000)}
      files={files}
      isFull={files.length >= FILES_MAX}
      upload={(file) => uploading.run({ params: { contentId }, query: {} }, file)}
      remove={({ id }) => removing.run({ params: { contentId, fileId: Number(id) }, query: {} })}
    />
  );
}

/** The files, read-only, and the text about them that readers see. */
export function EconomyFilesRead({ block }: BlockProps<"EconomyMunicipality">) {
  if (block.files.length === 0 && block.infoForReader === "") return null;
  return (
    <TitledBlock title={block.title} level={3}>
      {block.files.map((file) => (
        <UploadedFile key={file.id} file={file} isRemoving={false} />
      ))}
      {block.infoForReader === "" ? null : <p>{block.infoForReader}</p>}
    </TitledBlock>
  );
}
