import type { Problem } from "../../pure/contract/problem.ts";
import type { Registered } from "../../pure/contract/registered.ts";
import type { Language } from "../../pure/language/index.ts";
import type { Refusal } from "../../pure/refusal/index.ts";

const problem = (status: number, kind: string, title: string, more: Partial<Problem> = {}): Problem => ({
  type: `about:blank#${kind}`,
  title,
  status,
  kind,
  ...more,
});

type Refused = { readonly name: string; readonly kind: string; readonly message: string };

/** The texts of problems in one language. `field`: the message of a broken rule by its kind. */
export type ProblemTexts = {
  readonly because: Readonly<Record<Registered["because"], string>>;
  readonly field: (kind: string) => string;
  readonly tooLarge: (limit: number) => string;
  readonly wrongContent: (expects: string) => string;
  readonly filesRefused: (refused: readonly Refused[]) => string;
} & Readonly<
  Record<
    | "notSignedIn"
    | "notFound"
    | "stale"
    | "wrongStatus"
    | "withdrawn"
    | "linkSpent"
    | "codeWrong"
    | "invalid"
    | "missingMandatory"
    | "keyReused"
    | "readOnly"
    | "tooMany"
    | "malformed"
    | "unavailable"
    | "fault"
    | "crossSite",
    string
  >
>;

/** The bodies of all answers that are not a success. docs/contract.md, Answers */
export type ProblemAnswers = {
  /** Maps a refusal to a status and a title: nothing else does. */
  readonly of: (refusal: Refusal) => Problem;
  readonly malformed: (fields?: Problem["fields"]) => Problem;
  readonly unavailable: () => Problem;
  readonly fault: () => Problem;
  readonly crossSite: () => Problem;
};

/** Problems in the language of the answer. */
export type ProblemsIn = (language: Language) => ProblemAnswers;

export const openProblems =
  (textsIn: (language: Language) => ProblemTexts): ProblemsIn =>
  (language) =>
    problemsOf(textsIn(language));

const problemsOf = (texts: ProblemTexts): ProblemAnswers => ({
  of: (refusal) => problemOf(refusal, texts),
  malformed: (fields = []) => problem(400, "Malformed", texts.malformed, fields.length > 0 ? { fields } : {}),
  unavailable: () => problem(503, "Unavailable", texts.unavailable, { retryAfter: 2 }),
  fault: () => problem(500, "Fault", texts.fault),
  crossSite: () => problem(403, "CrossSite", texts.crossSite),
});

/** The first broken rule, else the problem as a whole. */
const reasonOf = ({ fields: [rule] = [], kind, title }: Problem) => ({
  kind: rule?.kind ?? kind,
  message: rule?.message ?? title,
});

/** Exhaustive by its return type. */
function problemOf(refusal: Refusal, texts: ProblemTexts): Problem {
  const { kind } = refusal;
  switch (refusal.kind) {
    case "NotSignedIn":
      return problem(401, kind, texts.notSignedIn);
    case "NotAllowed":
      return problem(403, kind, texts.because[refusal.because], { because: refusal.because });
    case "NotFound":
      return problem(404, kind, texts.notFound);
    case "Stale":
      return problem(409, kind, texts.stale, { current: refusal.current });
    case "WrongStatus":
      return problem(409, kind, texts.wrongStatus, { current: { status: refusal.status } });
    case "Withdrawn":
      return problem(410, kind, texts.withdrawn, {
        detail: refusal.message,
        ...(refusal.at ? { withdrawn: { at: refusal.at, ...(refusal.name ? { name: refusal.name } : {}) } } : {}),
      });
    case "LinkSpent":
      return problem(409, kind, texts.linkSpent);
    case "CodeWrong":
      return problem(409, kind, texts.codeWrong);
    case "TooLarge":
      return problem(413, kind, texts.tooLarge(refusal.limit));
    case "WrongContent":
      return problem(415, kind, texts.wrongContent(refusal.expects));
    case "Invalid":
      return problem(422, kind, texts.invalid, {
        fields: refusal.fields.map((field) => ({
          ...field,
          message: texts.field(field.kind),
        })),
      });
    case "FilesRefused": {
      const refused = refusal.refused.map(({ name, because }) => ({ name, ...reasonOf(problemOf(because, texts)) }));
      return problem(422, kind, texts.filesRefused(refused), { files: [...refusal.files], refused });
    }
    case "MissingMandatory":
      return problem(422, kind, texts.missingMandatory, { missing: [...refusal.missing] });
    case "KeyReused":
      return problem(422, kind, texts.keyReused);
    case "ReadOnly":
      return problem(423, kind, texts.readOnly, { current: { status: refusal.status } });
    case "TooMany":
      return problem(429, kind, texts.tooMany, { retryAfter: refusal.retryAfter });
  }
}
