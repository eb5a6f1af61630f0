import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useApi } from "../../../platform/browser/api/api.ts";
import type { FieldAddress, FieldStore, SharedTexts } from "../../../platform/editing/saving/index.ts";
import type { Revision } from "../../../platform/pure/saving/index.ts";
import type { Newer } from "../../../platform/pure/shared-text/index.ts";
import type { WorkingCopyView } from "../../assessment/calls.ts";
import { fieldValue } from "../../kinds/rules/index.ts";
import type { LiveChange, LiveHere } from "../calls.ts";
import type { Marks } from "./marks.ts";
import { openLine } from "./open-line.ts";

/** Milliseconds until the working copy is read again: after what is seen nowhere else, and after a text, which is shown at once. */
const SOON = 300;
const LATER = 4_000;

/** Reads again once for all that is asked for in the meantime; not all browsers in the same moment. */
function createReading(read: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;
  return {
    within: (ms: number) => {
      const at = Date.now() + ms * (0.7 + Math.random() * 0.6);
      if (at >= due) return;
      clearTimeout(timer);
      due = at;
      timer = setTimeout(() => {
        due = Number.POSITIVE_INFINITY;
        read();
      }, at - Date.now());
    },
    stop: () => clearTimeout(timer),
  };
}

type ValueChange = LiveChange & { readonly kind: "value" };

const textIn = ({ rev, value, written }: ValueChange): Newer => ({
  rev,
  value: typeof value === "string" ? value : null,
  changes: written ? [{ rev, ...written }] : null,
});

/** @returns false when the value did not come with the change */
function hearValue(fields: FieldStore, address: FieldAddress, loaded: Revision, { rev, value }: ValueChange): boolean {
  if (value === undefined) return false;
  fields.tell(address, { kind: "refreshed", theirs: { rev, value } }, loaded);
  return true;
}

type Parts = {
  readonly details: WorkingCopyView;
  readonly fields: FieldStore;
  readonly texts: SharedTexts;
  readonly marks: Marks;
  /** Fetches the working copy. */
  readonly reload: () => Promise<void>;
  /** The contributor shown. */
  readonly seat: string | undefined;
  /** The caller may read the assessment, as far as is known. */
  readonly mayRead: boolean;
};

/**
 * Shows the saves of others without a page reload. A text goes into its field if this person is not writing there; for everything else the
 * working copy is fetched again.
 * @returns all who are here; null where that is unknown
 */
export function useLive({ details, fields, texts, marks, reload, seat, mayRead }: Parts): readonly LiveHere[] | null {
  const api = useApi();
  const client = useQueryClient();
  const [here, setHere] = useState<readonly LiveHere[] | null>(null);
  const assessment = details.contentLink.id;
  const newest = useRef(details);
  useEffect(() => {
    newest.current = details;
  }, [details]);

  useEffect(() => {
    if (!mayRead) return;
    const reading = createReading(() => void reload());

    const show = (change: ValueChange, isOwn: boolean) => {
      const blocks = newest.current.sections.flatMap((section) => section.blocks);
      const block = blocks.find(({ contentId }) => contentId === change.item);
      const loaded = block && fieldValue(block);
      if (!block || loaded === undefined) return reading.within(SOON);
      const address = { block: block.contentGuid };
      const before = { rev: block.rev, value: loaded };
      const isShown = texts.isShared(address)
        ? texts.hear(address, before, textIn(change))
        : hearValue(fields, address, before, change);
      if (!isShown) return reading.within(SOON);
      if (isOwn) return;
      const movesOthers = "relationRule" in block && block.relationRule !== null;
      reading.within(movesOthers ? SOON : LATER);
    };
    const take = (change: LiveChange) => {
      if (change.kind === "hidden") return;
      // The browser already shows its own saves. It fetches again only where that is needed.
      const isOwn = "by" in change && change.by !== null && change.by === seat;
      if ("item" in change && change.by !== null && !isOwn) marks.hearWritten(change.by, change.item);
      if (change.kind === "value") return show(change, isOwn);
      if (isOwn) return reading.within(LATER);
      if (change.kind === "comment") void client.invalidateQueries({ queryKey: ["getComments"] });
      reading.within(SOON);
    };

    const line = openLine({
      assessment,
      api,
      on: (news) => {
        switch (news.news) {
          case "change":
            return take(news.change);
          case "here":
            marks.hearWhoIsHere(news.here?.filter((each) => each.seat !== seat) ?? null);
            return setHere(news.here);
          case "mark":
            return marks.hear(news.mark);
          case "ended":
            marks.hearWhoIsHere([]);
            setHere(null);
            return void reload();
          case "hello":
          case "reload":
            return reading.within(SOON);
        }
      },
    });
    return () => {
      line.close();
      reading.stop();
      marks.hearWhoIsHere([]);
      setHere(null);
    };
  }, [assessment, api, client, fields, texts, marks, reload, seat, mayRead]);

  return here;
}
