import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { deskSearchQuery } from "../../../../apps/browser/routes/wing-loaders.ts";
import { useApi } from "../../../../platform/browser/api/api.ts";
import { norwegianDate } from "../../../../platform/pure/norwegian-date/index.ts";
import { Button, PageLoader } from "../../../../platform/ui/index.ts";
import { addresses, contentAddresses } from "../../../address/rules/index.ts";
import { contentScreenTexts } from "../../../content/texts-desk-screens.ts";
import { ProblemAlert } from "../../../desk/screens/problem-alert.tsx";
import type { MissedWord, SynonymRule } from "../../calls-desk.ts";
import { searchDeskTexts } from "../../texts-desk.ts";
import { DeskTable } from "./desk-table.tsx";
import { Promotions } from "./promotions.tsx";
import styles from "./search-desk.module.css";
import { type SynonymDraft, SynonymForm } from "./synonym-form.tsx";
import { Synonyms } from "./synonyms.tsx";

const texts = searchDeskTexts;
const empty: SynonymDraft = { words: "", oneWay: false, replaces: null };

/** `/redaksjon/sok/`: what editors decide about the search. */
export function SearchDeskScreen() {
  const { data, error } = useQuery(deskSearchQuery(useApi()));
  // Counts the drafts, so that each starts a form of its own.
  const [draft, setDraft] = useState({ no: 0, ...empty });
  const write = (next: SynonymDraft) => setDraft({ no: draft.no + 1, ...next });
  const edit = ({ id, words, oneWay }: SynonymRule) => write({ words: words.join(", "), oneWay, replaces: id });
  return (
    <div className={styles.screen}>
      <header className={styles.section}>
        <nav aria-label={contentScreenTexts.toAssessments}>
          <a href={addresses.desk}>{contentScreenTexts.toAssessments}</a>
        </nav>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </header>
      {error ? <ProblemAlert problem={error.problem} here={contentAddresses.search} /> : null}
      <section className={styles.section} aria-labelledby="synonymer">
        <h2 id="synonymer">{texts.synonyms.heading}</h2>
        <p>{texts.synonyms.lead}</p>
        <SynonymForm key={draft.no} draft={draft} onDone={() => write(empty)} />
        {data ? <Synonyms rules={data.synonyms} ended={data.ended} onEdit={edit} /> : <PageLoader />}
      </section>
      <section className={styles.section} aria-labelledby="forst">
        <h2 id="forst">{texts.promotions.heading}</h2>
        <p>{texts.promotions.lead}</p>
        {data ? <Promotions promotions={data.promotions} /> : null}
      </section>
      {data ? <Missed words={data.missed} onUse={(word) => write({ ...empty, words: `${word}, ` })} /> : null}
    </div>
  );
}

type MissedProps = { readonly words: readonly MissedWord[]; readonly onUse: (word: string) => void };

/** Words that nothing was found for, to make a synonym of. */
function Missed({ words, onUse }: MissedProps) {
  const { columns, ...missed } = texts.missed;
  return (
    <section className={styles.section} aria-labelledby="uten-treff">
      <h2 id="uten-treff">{missed.heading}</h2>
      <p>{missed.lead}</p>
      {words.length === 0 ? (
        <p>{missed.none}</p>
      ) : (
        <DeskTable label={missed.table} columns={columns}>
          {words.map(({ route, word, times, days, last }) => (
            <tr key={`${route} ${word}`}>
              <th scope="row">{word}</th>
              <td>{missed.route[route]}</td>
              <td>{missed.times(times, days)}</td>
              <td>{norwegianDate(last)}</td>
              <td>
                <Button size="sm" variant="tertiary" aria-label={missed.makeOf(word)} onClick={() => onUse(word)}>
                  {missed.make}
                </Button>
              </td>
            </tr>
          ))}
        </DeskTable>
      )}
    </section>
  );
}
