import { Button, Details, useToast } from "../../../../platform/ui/index.ts";
import { contentAddresses } from "../../../address/rules/index.ts";
import { ProblemAlert } from "../../../desk/screens/problem-alert.tsx";
import { Time } from "../../../desk/screens/time.tsx";
import type { SynonymRule } from "../../calls-desk.ts";
import { searchDeskTexts } from "../../texts-desk.ts";
import { DeskTable } from "./desk-table.tsx";
import styles from "./search-desk.module.css";
import { SynonymList } from "./synonym-list.tsx";
import { useSearchWrite } from "./use-search-write.ts";

const texts = searchDeskTexts.synonyms;

const shown = ({ words: [first = "", ...others], oneWay }: SynonymRule): string =>
  oneWay
    ? `${first}${texts.between.oneWay}${others.join(texts.others)}`
    : [first, ...others].join(texts.between.bothWays);

type SynonymsProps = {
  readonly rules: readonly SynonymRule[];
  readonly ended: readonly SynonymRule[];
  readonly onEdit: (rule: SynonymRule) => void;
};

/** The rules that hold, and those that held before. */
export function Synonyms({ rules, ended, onEdit }: SynonymsProps) {
  const remove = useSearchWrite("deskRemoveSynonyms");
  const toast = useToast();
  const onRemove = async ({ id }: SynonymRule) => {
    if ((await remove.run({ params: { id } }))?.ok) toast(texts.removed);
  };
  return (
    <>
      {remove.refusal ? <ProblemAlert problem={remove.refusal} here={contentAddresses.search} /> : null}
      {rules.length === 0 ? <p>{texts.none}</p> : null}
      {rules.length === 0 ? null : (
        <DeskTable label={texts.table} columns={texts.columns}>
          {rules.map((rule) => (
            <tr key={rule.id}>
              <th scope="row">{shown(rule)}</th>
              <td>
                <Time at={rule.at} /> · {rule.by}
              </td>
              <td>
                <Button
                  size="sm"
                  variant="tertiary"
                  aria-label={texts.editThese(shown(rule))}
                  onClick={() => onEdit(rule)}
                >
                  {texts.edit}
                </Button>
                <Button
                  size="sm"
                  variant="tertiary"
                  aria-label={texts.removeThese(shown(rule))}
                  onClick={() => void onRemove(rule)}
                >
                  {texts.remove}
                </Button>
              </td>
            </tr>
          ))}
        </DeskTable>
      )}
      <SynonymList rules={rules} />
      <Ended rules={ended} />
    </>
  );
}

/** The rules that were deleted or changed. Editors can add them again. */
function Ended({ rules }: { readonly rules: readonly SynonymRule[] }) {
  const add = useSearchWrite("deskSaveSynonyms");
  const toast = useToast();
  const onRestore = async ({ words, oneWay }: SynonymRule) => {
    if ((await add.run({ body: { words: words.join(", "), oneWay, replaces: null } }))?.ok) toast(texts.added);
  };
  if (rules.length === 0) return null;
  return (
    <Details summary={texts.ended(rules.length)}>
      <ul className={styles.ended}>
        {rules.map((rule) => (
          <li key={rule.id}>
            <span>
              {shown(rule)} · <Time at={rule.at} /> · {rule.by}
            </span>
            <Button
              size="sm"
              variant="secondary"
              aria-label={texts.restoreThese(shown(rule))}
              onClick={() => void onRestore(rule)}
            >
              {texts.restore}
            </Button>
          </li>
        ))}
      </ul>
      {add.refusal ? (
        <ProblemAlert
          problem={{ ...add.refusal, title: add.refusal.fields?.[0]?.message ?? add.refusal.title }}
          here={contentAddresses.search}
        />
      ) : null}
    </Details>
  );
}
