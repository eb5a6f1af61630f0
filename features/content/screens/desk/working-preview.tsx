import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type Api, useApi } from "../../../../platform/browser/api/api.ts";
import type { FieldStore } from "../../../../platform/editing/saving/index.ts";
import { deskAddresses } from "../../../address/rules/index.ts";
import { shownMedia } from "../../../media/rules/index.ts";
import { mediaFileQuery } from "../../../media/screens/index.ts";
import type { EditedPage, PageNode } from "../../calls-desk.ts";
import { type Properties, parts, type ShownMedia } from "../../rules/index.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import styles from "./content.module.css";
import { focusField } from "./focus-field.ts";
import { fieldIdOf } from "./page-context.tsx";
import { toldIn, type Working } from "./preview-messages.ts";
import { aheadOf, workingValues } from "./working-values.ts";

export type WorkingPreviewProps = {
  readonly page: EditedPage;
  readonly props: Properties;
  /** The site's pages, to which addresses lead. */
  readonly nodes: readonly PageNode[];
  readonly store: FieldStore;
};

/**
 * The draft in a frame that follows what is written at each key, and fetches what is derived when something was saved. It is never loaded
 * again, so it stays where the editor has scrolled to. Nothing can be sent from it, and it leads nowhere.
 */
export function WorkingPreview({ page, props, nodes, store }: WorkingPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const api = useApi();
  const client = useQueryClient();
  const [isListening, setListening] = useState(false);
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const place = { origin: window.location.origin, page: page.id };
      const told = toldIn(event, frame.current?.contentWindow ?? null, place);
      if (told?.kind === "frame-listens") setListening(true);
      else if (told?.kind === "part-clicked") focusPart(told.path);
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [page.id]);
  useEffect(() => {
    if (!isListening) return;
    let isOver = false;
    const asked = new Set<number>();
    const post = () => {
      if (isOver) return;
      const working = workingValues(props, page, store.written());
      const media = mediaNumbersIn(props, working);
      const values = aheadOf(page, working);
      const known = { addresses: addressesOf(nodes), media: knownMedia(client, api, media) };
      const message: Working = { kind: "working-values", page: page.id, rev: page.rev, values, known };
      frame.current?.contentWindow?.postMessage(message, window.location.origin);
      const unknown = media.filter((number) => !(number in known.media) && !asked.has(number));
      for (const number of unknown) asked.add(number);
      void Promise.all(unknown.map((number) => loadMedia(client, api, number))).then(
        (loaded) => loaded.includes(true) && post(),
      );
    };
    post();
    const stop = store.subscribeAll(post);
    return () => {
      isOver = true;
      stop();
    };
  }, [isListening, page, props, nodes, store, client, api]);
  return (
    <iframe
      ref={frame}
      src={deskAddresses.workingDraft(page.id)}
      title={contentScreenTexts.page.preview}
      sandbox="allow-same-origin allow-scripts"
      className={styles.frame}
    />
  );
}

/** The field of a block, or of the property in which it stands. */
function focusPart([name = "", ...rest]: readonly string[]): void {
  const whole = fieldIdOf([name, ...rest]);
  focusField(document.getElementById(whole) ? whole : fieldIdOf([name]));
}

const addressesOf = (nodes: readonly PageNode[]): Readonly<Record<string, string>> =>
  Object.fromEntries(nodes.flatMap(({ id, url }) => (url === "" ? [] : [[String(id), url]])));

const mediaNumbersIn = (props: Properties, values: unknown): readonly number[] => [
  ...new Set(parts.refs(props, values).flatMap(({ kind, target }) => (kind === "media" ? [Number(target)] : []))),
];

/** The files of the library that the query cache has, in the form that pages show them. */
const knownMedia = (client: QueryClient, api: Api, numbers: readonly number[]): Record<string, ShownMedia> =>
  Object.fromEntries(
    numbers.flatMap((number) => {
      const file = client.getQueryData(mediaFileQuery(api, number).queryKey)?.file;
      if (!file) return [];
      const sizes = file.widths.map((width) => ({ width, height: file.height ?? width }));
      return [[String(number), shownMedia({ ...file, sizes })]];
    }),
  );

/** Whether it was there to be loaded. */
const loadMedia = (client: QueryClient, api: Api, number: number): Promise<boolean> =>
  client.fetchQuery(mediaFileQuery(api, number)).then(
    () => true,
    () => false,
  );
