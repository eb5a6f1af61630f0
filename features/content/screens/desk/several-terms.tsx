import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callQuery, useApi } from "../../../../platform/browser/api/api.ts";
import { Button, SelectField } from "../../../../platform/ui/index.ts";
import { severalPagesTexts as texts } from "../../texts-several.ts";
import styles from "./content.module.css";
import type { LabelledTerm, WantedForSeveral } from "./use-several.ts";

type TermsProps = {
  /** The properties that hold terms in all chosen pages. */
  readonly terms: readonly LabelledTerm[];
  readonly cannot: true | undefined;
  readonly onAction: (wanted: WantedForSeveral) => void;
};

const actions = ["addTerm", "takeTerm"] as const;

/** A term that is added to all chosen pages, or taken away; one that is out of use is only taken away. Without a property that all of them have, nothing. */
export function SeveralTerms({ terms, cannot, onAction }: TermsProps) {
  const [name, setName] = useState("");
  const [term, setTerm] = useState("");
  const chosen = terms.find((each) => each.name === name) ?? terms[0];
  const of = chosen?.property.of ?? "";
  const { data: options = [] } = useQuery({
    ...callQuery(useApi(), "deskTerms", { params: { kind: of } }),
    enabled: of !== "",
  });
  if (!chosen) return null;
  const meant = options.find(({ value }) => value === term);
  const mayBe = (action: (typeof actions)[number]) => meant && !(action === "addTerm" && meant.retired);
  return (
    <div className={styles.inline}>
      <SelectField
        label={texts.field}
        placeholder={null}
        options={terms.map((each) => ({ value: each.name, text: each.label }))}
        value={chosen.name}
        onChange={({ target }) => setName(target.value)}
      />
      <SelectField
        label={texts.term}
        options={options.map(({ value, text, retired }) => ({ value, text: retired ? texts.retired(text) : text }))}
        value={meant ? term : ""}
        onChange={({ target }) => setTerm(target.value)}
      />
      {actions.map((action) => (
        <Button
          key={action}
          size="sm"
          variant="secondary"
          aria-disabled={cannot ?? (!mayBe(action) || undefined)}
          onClick={() => meant && mayBe(action) && onAction({ action, in: chosen, term: meant })}
        >
          {texts.actions[action]}
        </Button>
      ))}
    </div>
  );
}
