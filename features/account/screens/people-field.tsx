import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { accountsQuery } from "../../../apps/browser/routes/wing-loaders.ts";
import { useApi } from "../../../platform/browser/api/api.ts";
import { Button, LiveRegion, TextField } from "../../../platform/ui/index.ts";
import { accountTexts } from "../texts.ts";
import styles from "./accounts.module.css";

const texts = accountTexts.people;

export type FoundPerson = { readonly id: string; readonly name: string };

type PeopleFieldProps = {
  readonly people: readonly FoundPerson[];
  /** Among whom one is found: those with a role, or everybody who has signed in. */
  readonly among: "desk" | "everybody";
  readonly error?: string | undefined;
  readonly onChange: (people: readonly FoundPerson[]) => void;
};

/** Some accounts, found by their names and taken away again. For administrators: nobody else may ask for accounts. */
export function PeopleField({ people, among, error, onChange }: PeopleFieldProps) {
  const [typed, setTyped] = useState("");
  const [said, setSaid] = useState("");
  const q = typed.trim();
  const { data } = useQuery({ ...accountsQuery(useApi(), { q, who: among, page: 1 }), enabled: q.length >= 2 });
  const found = q.length < 2 ? [] : (data?.accounts ?? []).filter(({ id }) => !people.some((each) => each.id === id));
  const add = ({ id, name }: FoundPerson) => {
    onChange([...people, { id, name }]);
    setTyped("");
    setSaid(texts.added(name));
  };
  const remove = ({ id, name }: FoundPerson) => {
    onChange(people.filter((each) => each.id !== id));
    setSaid(texts.removed(name));
  };
  return (
    <div className={styles.people}>
      {people.length === 0 ? null : (
        <ul aria-label={texts.chosen}>
          {people.map((person) => (
            <li key={person.id}>
              {person.name}
              <Button
                size="sm"
                variant="tertiary"
                aria-label={texts.remove(person.name)}
                onClick={() => remove(person)}
              >
                {texts.removeShort}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextField
        label={texts.find}
        hint={texts.findHint}
        error={error}
        value={typed}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      {found.length === 0 ? null : (
        <ul>
          {found.slice(0, 8).map(({ id, name, email }) => (
            <li key={id}>
              <Button size="sm" variant="secondary" aria-label={texts.add(name)} onClick={() => add({ id, name })}>
                {name}
                {email === null ? null : ` (${email})`}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {q.length >= 2 && data && found.length === 0 ? <p>{texts.none}</p> : null}
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}
