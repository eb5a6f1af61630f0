import type { Problem } from "../../../platform/pure/contract/problem.ts";
import { Alert } from "../../../platform/ui/index.ts";
import type { DecisionInput } from "../rules/index.ts";
import { decisionTexts } from "../texts.ts";
import { decisionPageTexts as texts } from "../texts-screens.ts";

type TypedTextProps = { readonly input: DecisionInput; readonly problem: Problem };

const shownFields = ["conditions", "reason", "responsible", "measure", "deciderRole"] as const;

/** The texts of a form that is gone because somebody else was first, so that they can be copied. */
export const TypedText = ({ input, problem }: TypedTextProps) => (
  <Alert tone="warning" role="alert" heading={texts.typed}>
    <p>{problem.title}</p>
    <dl>
      {shownFields.map((field) =>
        input[field] ? (
          <div key={field}>
            <dt>{decisionTexts.fields[field]}</dt>
            <dd>{input[field]}</dd>
          </div>
        ) : null,
      )}
    </dl>
  </Alert>
);
