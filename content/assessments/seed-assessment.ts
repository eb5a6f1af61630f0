import type { SeatRole } from "../../features/access/rules/index.ts";
import type { Outcome } from "../../features/decision/rules/index.ts";
import type { EvidenceCells } from "../../features/evidence/rules/index.ts";
import type { ResultCells } from "../../features/evidence/rules/results/index.ts";
import type { OutcomeCells } from "../../features/outcome/rules/index.ts";
import type { AssessmentType, BlockValues, LiteratureSource } from "../../features/template/rules/index.ts";
import type { SeedTerm } from "../terms.ts";

/** Studies of an example, by the key of the evidence table that they stand in. All are invented, and say so. */
export type SeedStudies = Readonly<
  Partial<Record<"kunnskapsoppsummeringer" | "primarstudier", readonly EvidenceCells[]>>
>;

/** A registered search, as the literature block of the assessment keeps it. Dates are ISO. */
export type SeedSearch = {
  readonly section: "A" | "B" | "C" | "D" | "E";
  readonly searchType: LiteratureSource["type"];
  readonly source: string;
  readonly url: string;
  readonly date: string;
  /** HTML. */
  readonly strategy: string;
  /** Hits of a database search; a web search has none. */
  readonly hits: number | null;
};

/** A review of an example. `values` by the keys of the template's review section; `answers` by those of its questions. */
export type SeedReview = {
  readonly peer: { readonly name: InventedName; readonly email: string; readonly organization: string };
  /** The development account that holds the peer's seat. */
  readonly account?: string;
  /** In days from the day on which the examples are stored, so that a review under way is never overdue in a new demo. */
  readonly dueInDays: number;
  readonly begunAt: string;
  /** Null: it is being written. */
  readonly sentAt: string | null;
  readonly values: BlockValues;
  readonly answers?: Readonly<Record<string, string>>;
};

/** A thread of comments on a block of an example, by the roles of its people. Instants are ISO. */
export type SeedComment = {
  readonly block: string;
  readonly by: SeatRole;
  readonly at: string;
  readonly text: string;
  /** Marked words of the block's text. */
  readonly quote?: string;
  readonly answers?: readonly { readonly by: SeatRole; readonly at: string; readonly text: string }[];
  readonly resolvedAt?: string;
};

/** A decision of an organisation on an example's edition, given at an instant in ISO. */
export type SeedDecision = {
  readonly organization: SeedAssessment["organization"];
  readonly outcome: Outcome;
  readonly decidedAt: string;
  readonly deciderRole: string;
  readonly conditions?: string;
  readonly reason?: string;
  readonly measure?: string;
  readonly responsible?: string;
  /** In days from the day on which the examples are stored, so that a follow-up is overdue in every new demo. */
  readonly followUpInDays?: number;
};

type Progress =
  | { readonly status: "draft"; readonly startedAt: string }
  | { readonly status: "sent"; readonly startedAt: string; readonly sentAt: string }
  | {
      readonly status: "published";
      readonly startedAt: string;
      readonly sentAt: string;
      readonly publishedAt: string;
      readonly changeNote: string;
    };

/** An example assessment. Instants are ISO in UTC; people are invented. */
export type SeedAssessment = Progress & {
  readonly name: string;
  /** The name of the published example that it adopts. */
  readonly adopts?: string;
  readonly assessmentType: AssessmentType;
  /** Type 3: who takes the lead. */
  readonly actor: "organization" | "county" | null;
  readonly organization: {
    readonly kind: Extract<SeedTerm["kind"], "organization" | "municipality">;
    readonly key: string;
  };
  readonly contributors: readonly {
    readonly role: SeatRole;
    readonly name: string;
    readonly email: string;
    readonly organization: string;
  }[];
  /** By role: the development account that holds the seat. Where there are none, the seats open by their links only. */
  readonly accounts?: Readonly<Partial<Record<SeatRole, string>>>;
  /** The initiator has agreed to be shown to the public as the contact. */
  readonly contactShown?: boolean;
  readonly values: BlockValues;
  /** The searches of the template's literature block. */
  readonly searches: readonly SeedSearch[];
  /** By the key of the block: files of `content/assessments/images`, each with what it shows (empty: not said yet). */
  readonly images?: Readonly<Record<string, readonly { readonly file: string; readonly alt: string }[]>>;
  readonly reviews?: readonly SeedReview[];
  readonly comments?: readonly SeedComment[];
  /** The day by which it is looked at again, where its text says none. ISO. */
  readonly reviewOn?: string;
  /** On the published edition. */
  readonly decisions?: readonly SeedDecision[];
  /** Numbers of the template's economic evaluation, by field: features/economy/rules. Those of an adoption replace the original's. */
  readonly numbers?: Readonly<Record<string, string>>;
  /** From hits to included studies, by column: features/literature/README.md. */
  readonly selection?: Readonly<Record<string, string>>;
  /** The rows of the template's evidence tables. */
  readonly studies?: SeedStudies;
  /** The numbers of outcomes in those studies, by the short name of the study. */
  readonly results?: readonly (Omit<ResultCells, "study"> & { readonly study: string })[];
  /** The rows of the template's outcome table. */
  readonly outcomes?: readonly OutcomeCells[];
};

/** Paragraphs as rich text. */
export const p = (...paragraphs: readonly string[]): string => paragraphs.map((text) => `<p>${text}</p>`).join("");

/** A bulleted list as rich text. */
export const bulletedList = (...items: readonly string[]): string =>
  `<ul>${items.map((text) => `<li><p>${text}</p></li>`).join("")}</ul>`;

/** Said in every example that has figures. */
export const EXAMPLE_FIGURES =
  "Dette er et eksempel. Tall uten kilde er laget for demonstrasjonen og skal ikke brukes i beslutninger.";

/** The two answers to an ethical theme. */
export const relevant = (theme: string, assessment: string): BlockValues => ({
  [`${theme}-relevans`]: "relevant",
  [`${theme}-vurdering`]: p(assessment),
});
export const notRelevant = (theme: string, reason: string): BlockValues => ({
  [`${theme}-relevans`]: "ikke-relevant",
  [`${theme}-begrunnelse`]: reason,
});

/** Family names of the examples' people, invented: made of words for what is tried, sketched or thought up, so that nobody takes them for somebody. */
export const INVENTED_FAMILIES = [
  "Skissevik",
  "Prøvestad",
  "Utkastmo",
  "Modellund",
  "Tenkeland",
  "Øvelsrud",
  "Kladdeby",
  "Fiksjonsdal",
] as const;
/** «Eksempel» is the first name of the development accounts: who holds a seat by one is called as it. */
type InventedName = `${string} ${(typeof INVENTED_FAMILIES)[number]}` | `Eksempel ${string}`;

const LATIN: Readonly<Record<string, string>> = { æ: "ae", ø: "o", å: "a" };

/** The address of a person of an example. No mail can come there. */
export const mailAddressOf = (name: InventedName): string =>
  `${name
    .toLowerCase()
    .replace(/[æøå]/g, (letter) => LATIN[letter] ?? letter)
    .replaceAll(" ", ".")}@eksempel.example`;

type WritingRole = "initiator" | "librarian" | "economist" | "other";

/** The people of an example by role. Each example has its own, so that a reader of the screens can tell the examples apart. */
export const examplePeople = (
  organization: string,
  names: Readonly<{ initiator: InventedName } & Partial<Record<WritingRole, InventedName>>>,
): SeedAssessment["contributors"] =>
  (["initiator", "librarian", "economist", "other"] as const).flatMap((role) => {
    const name = names[role];
    return name ? [{ role, name, email: mailAddressOf(name), organization }] : [];
  });
