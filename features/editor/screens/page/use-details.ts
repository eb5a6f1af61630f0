import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { callQuery, useApi } from "../../../../platform/browser/api/api.ts";
import {
  type FieldAddress,
  type FieldStore,
  fieldKey,
  isCell,
  isHeading,
} from "../../../../platform/editing/saving/index.ts";
import { savingTexts } from "../../../../platform/editing/saving/texts.ts";
import type { Problem } from "../../../../platform/pure/contract/problem.ts";
import type { LockedBecause } from "../../../../platform/pure/saving/index.ts";
import { useToast } from "../../../../platform/ui/index.ts";
import type { WorkingCopyView } from "../../../assessment/calls.ts";

/** Milliseconds between reloads, so that colleagues' changes appear. */
const LOOK_AGAIN = 20_000;

/**
 * The assessment, fetched again while it is open: when the window gets the focus back, and now and then. `problem` is why the last
 * time came to nothing; what was read before stays.
 */
export function useDetails(number: string): {
  readonly details: WorkingCopyView | undefined;
  readonly problem: Problem | null;
} {
  const { data, error, isSuccess } = useQuery({
    ...callQuery(useApi(), "getWorkingCopy", { params: { id: number } }),
    refetchInterval: LOOK_AGAIN,
    refetchOnWindowFocus: "always",
    // The route's loader has just asked, and what it was answered is drawn, on the server too.
    retryOnMount: false,
  });
  // A query without data drops its error while it fetches again. The screen must keep showing the error.
  const [failed, setFailed] = useState(error);
  if (error && error !== failed) setFailed(error);
  return { details: data, problem: isSuccess ? null : (failed?.problem ?? null) };
}

/** When anything in the assessment was last saved, as ISO. platform/README.md */
export const useLastSaved = ({ contentLink, changed: loaded }: WorkingCopyView): string => {
  const { data } = useQuery(callQuery(useApi(), "getLastSavedSchemaPage", { query: { id: contentLink.guidValue } }));
  return data !== undefined && data > loaded ? data : loaded;
};

/** The columns in which a study is named to the list of retracted studies. */
const NAMES_STUDY: ReadonlySet<string> = new Set(["doi", "pmid", "reference"]);

const workingCopyKey = (number: string) => ["getWorkingCopy", { params: { id: number } }] as const;

/** Fetches data again after a save. */
export function useReload(number: string) {
  const client = useQueryClient();
  const lastSaved = useCallback(() => client.invalidateQueries({ queryKey: ["getLastSavedSchemaPage"] }), [client]);
  const retracted = useCallback(() => client.invalidateQueries({ queryKey: ["assessmentRetractions"] }), [client]);
  const all = useCallback(async () => {
    await Promise.all([client.invalidateQueries({ queryKey: workingCopyKey(number) }), lastSaved(), retracted()]);
  }, [client, number, lastSaved, retracted]);
  return { all, lastSaved, retracted };
}

type Watched = {
  readonly store: FieldStore;
  readonly number: string;
  /** Fields that show the toast 'Lagret'. */
  readonly silent: (address: FieldAddress) => boolean;
  readonly openSection: string | undefined;
};

/**
 * Fetches the schema again when the title is saved, when a field turned out to be locked, and when another section opens; and the
 * last-saved time after every save. The answer of a save says whether it changed other blocks (`saveField`).
 */
export function useReloads({ store, number, silent, openSection }: Watched): void {
  const { all, lastSaved, retracted } = useReload(number);
  const toast = useToast();
  const client = useQueryClient();
  useEffect(() => {
    /** Fields that were sent again after a refusal and have not been saved since: a second try could go on for ever. */
    const tried = new Set<string>();
    // The editors may have sent the assessment back before this page has seen that they had it: then nothing else unlocks the field.
    const readAgain = async (address: FieldAddress, because: LockedBecause) => {
      await all();
      const now = client.getQueryData<WorkingCopyView>(workingCopyKey(number));
      const isOpen = now !== undefined && !now.isPendingPublish && !now.isPublished;
      if (because !== "read-only" || !isOpen || tried.has(fieldKey(address))) return;
      tried.add(fieldKey(address));
      store.tell(address, { kind: "unlocked" });
    };
    return store.onStep((address, _before, after) => {
      if (after.at === "locked") void readAgain(address, after.because);
      if (after.at !== "saved") return;
      tried.delete(fieldKey(address));
      if (isHeading(address)) return void all();
      if (silent(address)) toast(savingTexts.saved);
      if (isCell(address) && NAMES_STUDY.has(address.column)) void retracted();
      void lastSaved();
    });
  }, [store, silent, toast, all, lastSaved, retracted, client, number]);

  const shown = useRef(openSection);
  useEffect(() => {
    if (shown.current === openSection) return;
    shown.current = openSection;
    void all();
  }, [openSection, all]);
}
