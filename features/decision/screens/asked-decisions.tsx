import { useQuery } from "@tanstack/react-query";
import { type ComponentType, useState } from "react";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import { norwegianDate } from "../../../platform/pure/norwegian-date/index.ts";
import { Alert, Button, type Choice, PageLoader, useToast } from "../../../platform/ui/index.ts";
import type { AskedDecision } from "../calls.ts";
import { askTexts as texts } from "../texts-screens.ts";
import { type Asked, AskForm } from "./ask-form.tsx";
import styles from "./decision.module.css";
import { Standing } from "./standing.tsx";

export type AskPlace = {
  readonly number: number;
  /** The assessment's own organisation. */
  readonly organization: string;
  /** An edition stands, so there is something to decide on. */
  readonly isPublished: boolean;
  /** The other organisations that may be asked; null while they are fetched. */
  readonly choices: readonly Choice[] | null;
};

type AskedDecisionsProps = {
  readonly place: AskPlace;
  /** Called when a form opens that needs the choices. */
  readonly onOpen?: () => void;
  /** The desk's actions on a decision. */
  readonly Actions?: ComponentType<{ readonly number: number; readonly decision: AskedDecision }>;
};

/** Every decision on the editions of an assessment, with the person who was asked, and the form for asking. For the initiator and the desk. */
export function AskedDecisions({ place, onOpen, Actions }: AskedDecisionsProps) {
  const request = { params: { id: String(place.number) } };
  const { data, error } = useQuery({ ...callQuery(useApi(), "assessmentDecisions", request), staleTime: 0 });
  // The number of the decision that is asked for again, "new" for another organisation.
  const [open, setOpen] = useState<number | "new" | null>(null);
  const toast = useToast();
  if (error) return <Alert tone="danger">{error.problem.title}</Alert>;
  if (!data) return <PageLoader />;
  const decisions = data.all ?? [];
  const mayAsk = place.isPublished && data.abilities.includes("ask-for-decision");
  const ask = (what: number | "new") => {
    onOpen?.();
    setOpen(what);
  };
  const formOf = (start: Asked, isAgain: boolean) =>
    place.choices === null ? (
      <PageLoader />
    ) : (
      <AskForm
        number={place.number}
        choices={[{ value: "", text: place.organization }, ...place.choices]}
        start={start}
        isAgain={isAgain}
        onAsked={(name) => {
          toast(texts.sent(name));
          setOpen(null);
        }}
        onCancel={() => setOpen(null)}
      />
    );
  return (
    <div className={styles.asked}>
      {mayAsk ? <p>{texts.explain}</p> : null}
      {decisions.length === 0 ? <p className="quiet">{texts.none}</p> : null}
      <ul className={styles.askedList}>
        {decisions.map((decision) => (
          <li key={decision.no}>
            <p className={styles.organization}>
              <strong>{decision.organization}</strong> <span>{texts.edition(decision.edition)}</span>
            </p>
            <AskedFacts decision={decision} />
            {decision.state === "decided" ? <Standing decision={decision} /> : null}
            {mayAsk && open !== decision.no && (decision.state === "asked" || decision.state === "declined") ? (
              <Button
                variant="secondary"
                size="sm"
                aria-label={texts.againNamed(decision.organization)}
                onClick={() => ask(decision.no)}
              >
                {texts.again}
              </Button>
            ) : null}
            {open === decision.no ? formOf(againOf(decision), true) : null}
            {Actions ? <Actions number={place.number} decision={decision} /> : null}
          </li>
        ))}
      </ul>
      {open === "new" ? formOf({ organization: "", name: "", email: "" }, false) : null}
      {mayAsk && open !== "new" ? (
        <Button variant="secondary" onClick={() => ask("new")}>
          {texts.button}
        </Button>
      ) : null}
    </div>
  );
}

/** The person to ask again: the one who was named instead, else the same person as before. */
function againOf({ organizationKey, asked, suggested }: AskedDecision): Asked {
  const { name = "", email = "" } = suggested ?? asked ?? {};
  return { organization: organizationKey, name, email };
}

const personIn = ({ name, email }: { readonly name: string; readonly email: string }): string =>
  name !== "" && email !== "" ? texts.person(name, email) : name || email;

function AskedFacts({ decision: { state, asked, askedAt, suggested } }: { readonly decision: AskedDecision }) {
  const day = norwegianDate(askedAt);
  const person = suggested ? personIn(suggested) : "";
  return (
    <>
      <p className={styles.facts}>
        {asked ? texts.asked(personIn(asked), day) : texts.askedUnnamed(day)}
        {state === "decided" ? null : <span data-state={state}>{texts.states[state]}</span>}
      </p>
      {state === "declined" ? (
        <p className={styles.facts}>{person ? texts.suggested(person) : texts.suggestedNobody}</p>
      ) : null}
    </>
  );
}
