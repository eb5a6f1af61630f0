import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { LoadedView } from "../../../../apps/browser/routes/views.ts";
import { PartContext } from "../../../../platform/ui/html.tsx";
import type { ContentModel } from "../../../api/index.ts";
import { definitionOf, listOf, recordOf, stringOf, workingModel } from "../../rules/index.ts";
import { loadRareBlocks } from "../../views/blocks/content-area.tsx";
import { cleanHtmlAtDesk } from "./clean-html.ts";
import styles from "./editing.module.css";
import { fetchAgain } from "./fetch-again.ts";
import { inTurn } from "./in-turn.ts";
import { type Told, type Working, workingIn } from "./preview-messages.ts";

const views = new WeakMap<LoadedView["View"], LoadedView["View"]>();

/** A view that follows what is written in the form around its frame. The same for the same view, so that it is not drawn from the beginning. */
export function withWorkingValues({ View, modules }: LoadedView): LoadedView {
  const known = views.get(View);
  const Following =
    known ??
    (({ content }: { readonly content: ContentModel }) => (
      <WorkingDraft content={content}>{(shown) => <View content={shown} />}</WorkingDraft>
    ));
  views.set(View, Following);
  return { modules: [...modules, "features/content/screens/desk/working-draft.tsx"], View: Following };
}

type Drawn = { readonly content: ContentModel; readonly children: (shown: ContentModel) => ReactNode };

/** A draft beside its form. Readers' links and forms do nothing here; a click leads to the field. */
function WorkingDraft({ content, children }: Drawn) {
  const { id } = content.contentLink;
  const working = useWorking(content);
  useClicks(id);
  // It is seen as readers will see it.
  const { editMode: _, isEditor: __, ...shown } = working;
  return (
    <div data-epi-content-id={id}>
      <PartContext value={drawPart}>{children(shown)}</PartContext>
    </div>
  );
}

const drawPart = (name: string, part: ReactNode) => (
  <div className={styles.named} data-epi-edit={name}>
    {part}
  </div>
);

const tell = (told: Told) => window.parent.postMessage(told, window.location.origin);

/** The types of the blocks on the page, whose views must be there before they are drawn. */
const blockTypesIn = (content: ContentModel): readonly string[] => {
  const props = definitionOf(content.contentType.at(-1) ?? "")?.props ?? {};
  return Object.keys(props)
    .filter((name) => props[name]?.kind === "area")
    .flatMap((name) => listOf(content[name]))
    .map((item) => stringOf(listOf(recordOf(recordOf(recordOf(item).contentLink).expanded).contentType).at(-1)));
};

/** The page with the values of the form. Saved values are fetched again; until they arrive, the earlier values stay visible. */
function useWorking(content: ContentModel): ContentModel {
  const router = useRouter();
  const client = useQueryClient();
  const [values, setValues] = useState<Pick<Working, "values" | "known"> | null>(null);
  const [shown, setShown] = useState(content);
  const { id } = content.contentLink;
  const fetched = useRef<number | null>(null);
  useEffect(() => {
    let newest: Working | null = null;
    const follow = inTurn(async () => {
      if (!newest || newest.rev === fetched.current) return;
      const { rev } = newest;
      await fetchAgain(client, router);
      fetched.current = rev;
      // A message after a newer save omits the values that it saved, and those are not fetched yet: ignore it until they are.
      if (newest.rev === rev) setValues(newest);
    });
    const hear = (event: MessageEvent) => {
      const message = workingIn(event, window.parent, { origin: window.location.origin, page: id });
      if (!message) return;
      newest = message;
      if (message.rev === fetched.current) setValues(message);
      else {
        setValues((before) => (before ? { ...message, values: { ...before.values, ...message.values } } : message));
        follow();
      }
    };
    if (window.parent === window) return;
    window.addEventListener("message", hear);
    tell({ kind: "frame-listens", page: id });
    return () => window.removeEventListener("message", hear);
  }, [id, client, router]);
  useEffect(() => {
    let isOld = false;
    const next = values ? workingModel(content, values.values, values.known, cleanHtmlAtDesk) : content;
    void loadRareBlocks(blockTypesIn(next)).then(() => isOld || setShown(next));
    return () => {
      isOld = true;
    };
  }, [content, values]);
  return shown;
}

/** Elements of a page that react to a click: a popup, a question that opens. */
const ACTS = "button, summary, input, select, textarea, label";
const BLOCK = /^del-([0-9a-f-]{36})$/;

function useClicks(page: number): void {
  useEffect(() => {
    if (window.parent === window) return;
    const hold = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const leaves = target.closest("a, form") !== null;
      if (leaves) {
        event.preventDefault();
        event.stopPropagation();
      }
      if (event.type !== "click" || (!leaves && target.closest(ACTS))) return;
      const name = target.closest("[data-epi-edit]")?.getAttribute("data-epi-edit");
      if (!name) return;
      const block = BLOCK.exec(target.closest("[id^=del-]")?.id ?? "")?.[1];
      tell({ kind: "part-clicked", page, path: block === undefined ? [name] : [name, block] });
    };
    document.addEventListener("click", hold, { capture: true });
    document.addEventListener("submit", hold, { capture: true });
    return () => {
      document.removeEventListener("click", hold, { capture: true });
      document.removeEventListener("submit", hold, { capture: true });
    };
  }, [page]);
}
