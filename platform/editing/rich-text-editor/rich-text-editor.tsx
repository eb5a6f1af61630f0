import { type ComponentType, useEffect, useState } from "react";
import { RICH_TEXT_MAX_LENGTH } from "../../pure/rich-text/index.ts";
import type { SharedSelection } from "../../pure/shared-text/index.ts";
import { Button, Loader } from "../../ui/index.ts";
import { RichText } from "../../ui/rich-text/rich-text.tsx";
import type { OpenText, TextLibrary as StepsLibrary } from "../saving/index.ts";
import type { EditingSurfaceProps } from "./editing-surface.tsx";
import styles from "./rich-text-editor.module.css";
import { richTextTexts } from "./texts.ts";

/** The pages and files that a page's text can show and link to. Addresses are as they are stored. */
export type PagesAndFiles = {
  readonly pages: readonly { readonly address: string; readonly name: string }[];
  /** Lets the person choose a file; `done` gets its address. */
  readonly choose: (kind: "image" | "any", done: (address: string) => void) => void;
  readonly pictureAddress: (src: string) => Promise<string | null>;
};

/** A colleague who stands in a text. */
export type Colleague = {
  readonly seat: string;
  readonly name: string;
  /** Which colour of the theme, from 0: the same as long as the page is open. */
  readonly look: number;
  readonly place: SharedSelection;
};

/** Where the others who write in the text stand. */
export type TextMarks = {
  readonly now: () => readonly Colleague[];
  readonly subscribe: (listener: () => void) => () => void;
  /** The person's place is set or has moved; null when they have left the text. @param where computes the place when it is reported */
  readonly stand: (where: (() => SharedSelection) | null) => void;
};

export type RichTextEditorProps = {
  /** The field's name. It is also the accessible name when `labelId` is absent. */
  readonly label: string;
  /** Id of the visible label. */
  readonly labelId?: string | undefined;
  readonly describedBy?: string | undefined;
  /** Clean HTML, '' when empty. A value that the editor did not emit itself replaces the text. */
  readonly value: string;
  /** Gets clean HTML at every change, '' when there is nothing to read. */
  readonly onChange: (html: string) => void;
  /** Focus has left the text and its toolbar. */
  readonly onBlur?: (() => void) | undefined;
  readonly readOnly?: boolean | undefined;
  readonly invalid?: boolean | undefined;
  readonly required?: boolean | undefined;
  /** The tags that a page's text may hold; an author's own when nothing is said. A page's text may link within the site. */
  readonly tags?: readonly string[] | undefined;
  /** Where a page's text finds pictures, files and other pages. */
  readonly library?: PagesAndFiles | undefined;
  /**
   * Where several write in the text at once: it receives each step, and delivers the steps of the others. `onChange` is
   * not called then.
   */
  readonly together?: ((library: StepsLibrary) => OpenText) | undefined;
  /** The marks of those who write in it together. */
  readonly marks?: TextMarks | undefined;
  /** Longest HTML in characters. Longer text can be written and is kept, but the editor says that it cannot be saved. */
  readonly maxLength?: number | undefined;
};

type Loading =
  | { readonly at: "loading" }
  | { readonly at: "failed" }
  | { readonly at: "ready"; readonly Surface: ComponentType<EditingSurfaceProps> };

const loadSurface = () => import("./editing-surface.tsx");

/** Fetches the editor's chunk while the person still reads something else. */
export const preloadRichTextEditor = (): void => {
  loadSurface().catch(() => undefined);
};

/** The rich-text editor. Until its own chunk has arrived the text stands there to be read. */
export function RichTextEditor({ maxLength = RICH_TEXT_MAX_LENGTH, ...props }: RichTextEditorProps) {
  const [loading, setLoading] = useState<Loading>({ at: "loading" });
  const isLoading = loading.at === "loading";

  useEffect(() => {
    let isMounted = true;
    loadSurface().then(
      ({ EditingSurface }) => isMounted && setLoading({ at: "ready", Surface: EditingSurface }),
      () => isMounted && setLoading({ at: "failed" }),
    );
    return () => {
      isMounted = false;
    };
  }, []);

  if (loading.at === "ready") return <loading.Surface {...props} maxLength={maxLength} />;
  return (
    <div className={isLoading ? styles.frame : styles.failed}>
      <div className={styles.waiting}>
        {loading.at === "loading" ? (
          <Loader text={richTextTexts.loading} />
        ) : (
          <p role="alert">
            {richTextTexts.couldNotLoad}{" "}
            {/* A browser may remember that a script did not come for as long as the page is open: only a new page asks for it again. */}
            <Button variant="secondary" size="sm" type="button" onClick={() => window.location.reload()}>
              {richTextTexts.tryAgain}
            </Button>
          </p>
        )}
      </div>
      <div className={styles.preview}>
        <RichText html={props.value} />
      </div>
    </div>
  );
}
