import { type SeatRole, shownAbilities } from "../../access/rules/index.ts";
import type { WorkingCopyView } from "../../assessment/calls.ts";
import { workbookLabels } from "../../economy/rules/index.ts";
import { kindsOfTask } from "../../editor/rules/index.ts";
import type { BlockKind } from "../../kinds/rules/index.ts";
import { findWarnings, type Warning } from "../../warning/rules/index.ts";

type Place = { readonly tab: number; readonly section: string };

/** Something that the holder of a seat can do now. */
export type Waiting = { readonly place: Place | null } & (
  | { readonly kind: "returned" | "asked-to-review" | "review" | "send" }
  | { readonly kind: "unread"; readonly count: number }
  /** `title` is the first field's. */
  | { readonly kind: "mandatory"; readonly count: number; readonly title: string }
  | { readonly kind: "warning"; readonly warning: Warning["kind"]; readonly count: number; readonly title: string }
);

type Seat = { readonly role: SeatRole; readonly contributorId: string };

/** More than these make a list that nobody reads. */
const MOST_WARNINGS = 3;

/**
 * The tasks that wait for one seat in an assessment, the most important first. A librarian gets the searches, an economist the
 * economy, a peer the review, and seats that write in the whole form get everything. Nothing waits while the editors have the
 * assessment. features/assessment/README.md
 * @param view the working copy as the seat's holder gets it
 * @param today the day in Norway, ISO
 */
export function waitingFor({ role, contributorId }: Seat, view: WorkingCopyView, today: string): readonly Waiting[] {
  const abilities = shownAbilities(role, view.abilities);
  if (abilities.includes("write-review")) return ofReview(view, contributorId);
  if (!abilities.includes("edit-blocks")) return [];
  const kinds = kindsOfTask(role);
  const isOwn = ownSections(view, kinds);
  const missing = view.missing.filter(({ section }) => isOwn(section));
  const warnings = findWarnings(view, view.warningRules, today, workbookLabels).filter(
    ({ kind, section }) => isOwn(section) && kind !== "OpenComment" && kind !== "OtherLanguage",
  );
  const first = missing[0];
  const sending = view.sections.find(({ kind }) => kind === "PublishSection");
  const isReady = view.missing.length === 0 && abilities.includes("send") && sending;
  return [
    ...(view.returnMessage && abilities.includes("send") ? [{ kind: "returned", place: null } as const] : []),
    ...unread(view, isOwn),
    ...(first
      ? [{ kind: "mandatory", count: missing.length, title: first.title, place: placeOf(first) } as const]
      : []),
    ...warnings.slice(0, MOST_WARNINGS).map((each) => ({
      kind: "warning" as const,
      warning: each.kind,
      count: each.count,
      title: each.title,
      place: placeOf(each),
    })),
    ...(isReady ? [{ kind: "send", place: { tab: sending.fieldGroup, section: sending.contentGuid } } as const] : []),
  ];
}

const placeOf = ({ tab, section }: Place): Place => ({ tab, section });

/** Whether a section is among those of a role: with its kinds of block, or any for who writes in the whole form. */
function ownSections({ sections }: WorkingCopyView, kinds: readonly BlockKind[] | undefined) {
  if (!kinds) return () => true;
  const own = new Set(
    sections
      .filter(({ blocks }) => blocks.some(({ kind }) => kinds.includes(kind)))
      .map(({ contentGuid }) => contentGuid),
  );
  return (section: string) => own.has(section);
}

function unread({ sections, comments }: WorkingCopyView, isOwn: (section: string) => boolean): readonly Waiting[] {
  const byBlock = new Map(comments.map((each) => [each.contentGuid, each.unread]));
  const found = sections.flatMap(({ contentGuid: section, fieldGroup: tab, blocks }) => {
    const count = blocks.reduce((sum, { contentGuid }) => sum + (byBlock.get(contentGuid) ?? 0), 0);
    return isOwn(section) && count > 0 ? [{ tab, section, count }] : [];
  });
  const [first] = found;
  if (!first) return [];
  return [{ kind: "unread", count: found.reduce((sum, { count }) => sum + count, 0), place: placeOf(first) }];
}

function ofReview({ sections, reviews }: WorkingCopyView, contributorId: string): readonly Waiting[] {
  const state = reviews.find((each) => each.contributorId === contributorId)?.state;
  const section = sections.find(({ kind }) => kind === "PeerReviewSection");
  const place = section ? { tab: section.fieldGroup, section: section.contentGuid } : null;
  if (state === "asked") return [{ kind: "asked-to-review", place }];
  return state === "accepted" ? [{ kind: "review", place }] : [];
}
