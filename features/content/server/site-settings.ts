import { defaultLanguage } from "../../../platform/pure/language/index.ts";
import { linksInPlace } from "../../../platform/pure/moved/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import type { Changed, Subject } from "../../../platform/server/subject.ts";
import { anonymous } from "../../access/rules/index.ts";
import { statementPaths } from "../../address/rules/index.ts";
import type { SiteSettings } from "../../api/index.ts";
import {
  nextBannerChange,
  nextChange,
  type PageTree,
  pageTypes,
  parts,
  siteSettings,
  treePath,
  withStatements,
} from "../rules/index.ts";
import type { Trees } from "./trees.ts";
import { wireFor } from "./wire.ts";

/**
 * A site's settings as its pages show them, the same for everybody: a menu does not contain pages that only some readers may open. Reports the
 * link targets to `shows`, so that cached pages are renewed when a target changes.
 * @param stored the values of the settings page
 * @param draftKey of the link by which a draft is seen
 */
export async function shownSettings(
  trees: Trees,
  { db, siteId, moved, at, shows }: Pick<Read, "db" | "siteId" | "moved" | "at" | "shows">,
  stored: Readonly<Record<string, unknown>>,
  draftKey: string | null,
): Promise<SiteSettings> {
  const viewer = {
    actor: anonymous,
    at: at.getTime(),
    db,
    shows,
    moved,
    // The settings have words of their editors alone.
    language: defaultLanguage,
    asked: null,
    ...(draftKey === null ? {} : { draftKey }),
  };
  const tree = await trees.of(siteId);
  const wire = await wireFor(tree, viewer, parts.refs(pageTypes.SettingsPage.props, stored));
  const statements = [statementPaths.privacy, statementPaths.accessibility].flatMap((address) => {
    const path = treePath(address);
    const number = tree.byPath.get(path)?.number ?? tree.redirects.get(path)?.content;
    const href = number === undefined ? null : wire.address(number);
    const text = number === undefined ? "" : (tree.pages.get(number)?.name ?? "");
    return href === null || text === "" ? [] : [{ href, text }];
  });
  return linksInPlace(moved, withStatements(siteSettings(stored, wire, at.getTime()), statements));
}

type Stored = Readonly<Record<string, unknown>>;

/** Settings as pages show them, what they show, and until when (milliseconds since 1970; null: until something of it changes). */
type Shown = { readonly settings: SiteSettings; readonly shows: readonly Subject[]; readonly until: number | null };

export type SettingsShown = {
  /** @param stored what the published settings page holds */
  of(caller: Pick<Read, "db" | "siteId" | "moved" | "at">, stored: Stored): Promise<Shown>;
  drop(changed: Changed): void;
};

/** Keeps what `shownSettings` answers for the published settings of each site: every page needs them. Call `drop` with every change. */
export function openSettingsShown(trees: Trees): SettingsShown {
  type Kept = { readonly tree: PageTree; readonly stored: Stored; readonly shown: Promise<Shown> };
  const kept = new Map<number, Kept>();
  const read = async (
    tree: PageTree,
    caller: Pick<Read, "db" | "siteId" | "moved" | "at">,
    stored: Stored,
  ): Promise<Shown> => {
    const seen = new Set<Subject>();
    const shows = (...subjects: readonly Subject[]) => {
      for (const each of subjects) seen.add(each);
    };
    const settings = await shownSettings(trees, { ...caller, shows }, stored, null);
    const at = caller.at.getTime();
    const changes = [nextChange(tree, at), nextBannerChange(stored, at)].filter((instant) => instant !== null);
    return { settings, shows: [...seen], until: changes.length === 0 ? null : Math.min(...changes) };
  };
  return {
    of: async (caller, stored) => {
      const tree = await trees.of(caller.siteId);
      const before = kept.get(caller.siteId);
      if (before?.tree === tree && before.stored === stored) {
        const shown = await before.shown;
        if (shown.until === null || caller.at.getTime() < shown.until) return shown;
      }
      const shown = read(tree, caller, stored);
      const entry = { tree, stored, shown };
      kept.set(caller.siteId, entry);
      shown.catch(() => {
        if (kept.get(caller.siteId) === entry) kept.delete(caller.siteId);
      });
      return shown;
    },
    // The tree and the stored settings are read again by themselves; files of the library are in neither.
    drop: (changed) => {
      if (changed === "everything" || [...changed].some((each) => each.startsWith("media "))) kept.clear();
    },
  };
}
