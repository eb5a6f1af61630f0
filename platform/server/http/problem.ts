import type { Problem } from "../../../features/api/index.ts";
import { problemTexts } from "../../../features/api/texts-problems.ts";
import { contentDeskTexts } from "../../../features/content/texts-desk.ts";
import { templateRules } from "../../../features/template/texts-rules.ts";
import type { Refusal } from "../../pure/refusal/index.ts";

const problem = (status: number, kind: string, title: string, more: Partial<Problem> = {}): Problem => ({
  type: `about:blank#${kind}`,
  title,
  status,
  kind,
  ...more,
});

/** The first broken rule, else the problem as a whole. */
const reasonOf = ({ fields: [rule] = [], kind, title }: Problem) => ({
  kind: rule?.kind ?? kind,
  message: rule?.message ?? title,
});

/** Maps a refusal to a status and a Norwegian title: nothing else does. Exhaustive by its return type. docs/contract.md, Answers */
export function problemOf(refusal: Refusal): Problem {
  const { kind } = refusal;
  switch (refusal.kind) {
    case "NotSignedIn":
      return problem(401, kind, problemTexts.notSignedIn);
    case "NotAllowed":
      return problem(403, kind, problemTexts.because[refusal.because], { because: refusal.because });
    case "NotFound":
      return problem(404, kind, problemTexts.notFound);
    case "Stale":
      return problem(409, kind, problemTexts.stale, { current: refusal.current });
    case "WrongStatus":
      return problem(409, kind, problemTexts.wrongStatus, { current: { status: refusal.status } });
    case "Withdrawn":
      return problem(410, kind, problemTexts.withdrawn, {
        detail: refusal.message,
        ...(refusal.at ? { withdrawn: { at: refusal.at, ...(refusal.name ? { name: refusal.name } : {}) } } : {}),
      });
    case "LinkSpent":
      return problem(409, kind, problemTexts.linkSpent);
    case "CodeWrong":
      return problem(409, kind, problemTexts.codeWrong);
    case "TooLarge":
      return problem(413, kind, problemTexts.tooLarge(refusal.limit));
    case "WrongContent":
      return problem(415, kind, problemTexts.wrongContent(refusal.expects));
    case "Invalid":
      return problem(422, kind, problemTexts.invalid, {
        fields: refusal.fields.map((field) => ({
          ...field,
          message: contentDeskTexts.rule(field.kind) ?? templateRules[field.kind] ?? problemTexts.field(field.kind),
        })),
      });
    case "FilesRefused": {
      const refused = refusal.refused.map(({ name, because }) => ({ name, ...reasonOf(problemOf(because)) }));
      return problem(422, kind, problemTexts.filesRefused(refused), { files: [...refusal.files], refused });
    }
    case "MissingMandatory":
      return problem(422, kind, problemTexts.missingMandatory, { missing: [...refusal.missing] });
    case "KeyReused":
      return problem(422, kind, problemTexts.keyReused);
    case "ReadOnly":
      return problem(423, kind, problemTexts.readOnly, { current: { status: refusal.status } });
    case "TooMany":
      return problem(429, kind, problemTexts.tooMany, { retryAfter: refusal.retryAfter });
  }
}

export const malformed = (fields: Problem["fields"] = []): Problem =>
  problem(400, "Malformed", problemTexts.malformed, fields.length > 0 ? { fields } : {});
export const unavailable = (): Problem => problem(503, "Unavailable", problemTexts.unavailable, { retryAfter: 2 });
export const fault = (): Problem => problem(500, "Fault", problemTexts.fault);
export const crossSite = (): Problem => problem(403, "CrossSite", problemTexts.crossSite);
