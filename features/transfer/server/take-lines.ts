import { sql } from "kysely";
import type { Tx } from "../../../platform/server/http/work.ts";
import { announce } from "../../../platform/server/notifications.ts";
import { topicIconOf } from "../../term/rules/index.ts";
import type { NotificationRecord } from "../rules/index.ts";
import { importAssessment } from "./assessments.ts";
import type { Context, ImportLine, Library } from "./context.ts";
import { importMedia } from "./media.ts";
import { importNotifications } from "./notifications.ts";
import { importPage, importRedirect } from "./pages.ts";
import { openReport, type Report, type Teller } from "./report.ts";
import * as store from "./store.ts";
import { openTerms } from "./terms.ts";

type How = {
  readonly at: Date;
  readonly isDry: boolean;
  readonly isAgain: boolean;
  readonly library: Library;
};

/** The result of some lines, and the numbers of the lines that must be taken once more at the end. */
export type Took = { readonly report: Report; readonly again: readonly number[] };

/**
 * Takes lines in a transaction: all together, and when the database refuses that, each by itself, so that one that it cannot hold does not
 * keep the others out.
 */
export async function takeLines(tx: Tx, lines: readonly ImportLine[], how: How): Promise<Took> {
  const together = await inSavepoint(tx, () => taken(tx, lines, how));
  if (together.ok) return together.value;
  await how.library.takeBack();
  if (lines.length === 1 && lines[0]) return refusedLine(lines[0], together.fault);
  const teller = openReport();
  const again: number[] = [];
  for (const each of lines) {
    const alone = await inSavepoint(tx, () => taken(tx, [each], how));
    if (alone.ok) how.library.settle();
    else await how.library.takeBack();
    const took = alone.ok ? alone.value : refusedLine(each, alone.fault);
    addReport(teller, took.report);
    again.push(...took.again);
  }
  return { report: teller.report(), again };
}

const refusedLine = ({ line }: ImportLine, fault: unknown): Took => {
  const teller = openReport();
  teller.refuse(line, "", `the database refuses it: ${fault instanceof Error ? fault.message : String(fault)}`);
  return { report: teller.report(), again: [] };
};

type Tried<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: unknown };

/** Undoes what a fault left half done. Throws when not even that can be had: then the database is not there any more. */
async function inSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<Tried<T>> {
  await sql`savepoint some_lines`.execute(tx);
  try {
    const value = await work();
    await sql`release savepoint some_lines`.execute(tx);
    return { ok: true, value };
  } catch (fault) {
    await sql`rollback to savepoint some_lines`.execute(tx);
    return { ok: false, fault };
  }
}

async function taken(tx: Tx, lines: readonly ImportLine[], how: How): Promise<Took> {
  const teller = openReport();
  const again: number[] = [];
  const terms = await openTerms(tx, teller);
  const sites = await store.sitesByKey(tx);
  const context: Context = { tx, ...how, terms, teller, sites, takeAgain: ({ line }) => void again.push(line) };
  for (const some of inTurns(lines)) await takeTurn(context, some);
  if (terms.hasChanged()) await announce(tx, ["terms"]);
  return { report: teller.report(), again };
}

const isNotification = (line: ImportLine): line is ImportLine<NotificationRecord> =>
  line.record.record === "notification";

/** Notifications that follow each other are taken together, as long as each has another name; all others one by one. */
function inTurns(lines: readonly ImportLine[]): readonly (readonly ImportLine[])[] {
  const turns: ImportLine[][] = [];
  let names = new Set<string>();
  for (const each of lines) {
    const turn = turns.at(-1);
    const isJoined = isNotification(each) && !names.has(each.record.id) && turn?.[0] && isNotification(turn[0]);
    if (isJoined) turn.push(each);
    else {
      turns.push([each]);
      names = new Set();
    }
    if (isNotification(each)) names.add(each.record.id);
  }
  return turns;
}

async function takeTurn(context: Context, turn: readonly ImportLine[]): Promise<void> {
  const notifications = turn.filter(isNotification);
  if (notifications.length > 0) return importNotifications(context, notifications);
  for (const { line, record } of turn) await takeOne(context, line, record);
}

async function takeOne(context: Context, line: number, record: ImportLine["record"]): Promise<void> {
  switch (record.record) {
    case "term": {
      const outcome = await context.terms.put(record);
      if (outcome === "NoSuchParent") context.teller.refuse(line, "parent", "there is no such term, groups come first");
      else context.teller.count("term", outcome);
      if (outcome !== "NoSuchParent" && record.icon && !topicIconOf(record.icon))
        context.teller.notice(line, `its icon is none that topics have here, and was left out: ${record.icon}`);
      return;
    }
    case "media":
      return importMedia(context, { line, record });
    case "assessment":
      return importAssessment(context, { line, record });
    case "page":
      return importPage(context, { line, record });
    case "redirect":
      return importRedirect(context, { line, record });
    case "notification":
      return importNotifications(context, [{ line, record }]);
  }
}

/** Adds what some lines did to what others did. */
export function addReport(sum: Teller, { counts, refused, notices, madeTerms }: Report): void {
  for (const [record, outcomes] of counts) for (const [outcome, times] of outcomes) sum.count(record, outcome, times);
  for (const { line, key, reason } of refused) sum.refuse(line, key, reason);
  for (const { line, text } of notices) sum.notice(line, text);
  for (const term of madeTerms) sum.madeTerm(term);
}
