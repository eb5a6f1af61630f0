import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useApi } from "../../../platform/browser/api/api.ts";
import {
  Button,
  FileTextIcon,
  LiveRegion,
  PageLoader,
  SelectField,
  Tag,
  TextField,
  VisuallyHidden,
} from "../../../platform/ui/index.ts";
import { addressInWidth } from "../../image/rules/index.ts";
import type { MediaFolder, MediaItem } from "../calls.ts";
import { MEDIA_PER_PAGE, type MediaKind } from "../rules/index.ts";
import { mediaTexts as texts } from "../texts.ts";
import styles from "./media.module.css";
import { type MediaFilter, mediaQuery } from "./media-queries.ts";
import { MediaUpload } from "./media-upload.tsx";

type MediaListProps = {
  /** Only files of this kind. */
  readonly kind?: MediaKind | undefined;
  /** The effect of a press on a file, placed before its name. */
  readonly action: string;
  /** The file that is open beside the list. */
  readonly opened?: number | undefined;
  /** Existing files come first, and the upload field last. */
  readonly isChoosing?: boolean;
  readonly onPress: (file: MediaItem) => void;
};

/** Of an empty library the drawing; where a filter leaves nothing, a line. */
const Empty = ({ isFiltered }: { readonly isFiltered: boolean }) =>
  isFiltered ? (
    <p className={styles.quiet}>{texts.nothing}</p>
  ) : (
    <div className="drawn">
      <img src="/assets/minimetode/tomt-bibliotek.svg" alt="" width={320} height={220} />
      <div>
        <h2>{texts.emptyTitle}</h2>
        <p>{texts.empty}</p>
      </div>
    </div>
  );

const folderOf = (value: string): Pick<MediaFilter, "folder"> =>
  value === "" ? {} : { folder: value === "none" ? "none" : Number(value) };

/** The library with its search, folders and uploads: the same where files are kept and where one is chosen. */
export function MediaList({ kind, action, opened, isChoosing = false, onPress }: MediaListProps) {
  const [q, setQ] = useState("");
  const [folder, setFolder] = useState("");
  const [chosenKind, setChosenKind] = useState<MediaKind | undefined>(kind);
  const [page, setPage] = useState(1);
  const filter = { q: useDeferredValue(q), ...folderOf(folder), ...(chosenKind ? { kind: chosenKind } : {}), page };
  const { data, isPlaceholderData } = useQuery({
    ...mediaQuery(useApi(), filter),
    placeholderData: (before) => before,
  });
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / MEDIA_PER_PAGE));
  const from =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      setPage(1);
      set(value);
    };
  const upload = <MediaUpload kind={kind} folder={Number(folder) || 0} />;
  return (
    <div className={styles.library}>
      {isChoosing ? null : upload}
      <search className={styles.filters}>
        <TextField label={texts.search} type="search" value={q} onChange={({ target }) => from(setQ)(target.value)} />
        <FolderField folders={data?.folders ?? []} all={texts.allFolders} value={folder} onChange={from(setFolder)} />
        {kind ? null : (
          <SelectField
            label={texts.kind}
            placeholder={null}
            options={[
              { value: "", text: texts.allKinds },
              { value: "image", text: texts.kinds.image },
              { value: "document", text: texts.kinds.document },
            ]}
            value={chosenKind ?? ""}
            onChange={({ target: { value } }) =>
              from(setChosenKind)(value === "image" || value === "document" ? value : undefined)
            }
          />
        )}
      </search>
      {data ? <LiveRegion visible>{texts.results(data.total)}</LiveRegion> : <PageLoader />}
      {data?.files.length === 0 ? <Empty isFiltered={q !== "" || folder !== "" || chosenKind !== kind} /> : null}
      <ul className={styles.grid} aria-label={texts.list} aria-busy={isPlaceholderData}>
        {data?.files.map((file) => (
          <li key={file.id} data-file={file.id}>
            <button
              type="button"
              className={styles.card}
              aria-current={file.id === opened || undefined}
              onClick={() => onPress(file)}
            >
              <VisuallyHidden>{action} </VisuallyHidden>
              <Thumbnail file={file} />
              <span className={styles.name}>{file.name}</span>
              {file.usable ? null : <Tag tone="warning">{texts.undescribed}</Tag>}
            </button>
          </li>
        ))}
      </ul>
      {pages > 1 ? (
        <nav className={styles.pages} aria-label={texts.page(page, pages)}>
          <Button
            variant="tertiary"
            aria-disabled={page === 1 || undefined}
            onClick={() => page > 1 && setPage(page - 1)}
          >
            {texts.previous}
          </Button>
          <span>{texts.page(page, pages)}</span>
          <Button
            variant="tertiary"
            aria-disabled={page === pages || undefined}
            onClick={() => page < pages && setPage(page + 1)}
          >
            {texts.next}
          </Button>
        </nav>
      ) : null}
      {isChoosing ? upload : null}
    </div>
  );
}

type FolderFieldProps = {
  readonly folders: readonly MediaFolder[];
  /** The first option, for all folders. Without it the choice is one folder or none. */
  readonly all?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

export const FolderField = ({ folders, all, value, onChange }: FolderFieldProps) => (
  <SelectField
    label={texts.folder}
    placeholder={null}
    options={[
      ...(all === undefined ? [] : [{ value: "", text: all }]),
      { value: "none", text: texts.noFolder },
      ...folders.map(({ id, name, files }) => ({ value: String(id), text: texts.inFolder(name, files) })),
    ]}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);

/** A small view of a picture, or the sign of a document. */
export const Thumbnail = ({ file }: { readonly file: MediaItem }) =>
  file.kind === "image" ? (
    <img src={addressInWidth(file.url, file.widths[0] ?? 480)} alt="" className={styles.thumbnail} loading="lazy" />
  ) : (
    <span className={styles.document} aria-hidden>
      <FileTextIcon />
      {/\.([a-z]+)$/.exec(file.name)?.[1]?.toUpperCase()}
    </span>
  );
