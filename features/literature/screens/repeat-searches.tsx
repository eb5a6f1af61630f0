import { useWrite } from "../../../platform/browser/api/use-write.ts";
import { Button, useToast } from "../../../platform/ui/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import type { AuthorBlock } from "../../kinds/rules/index.ts";
import { literatureTexts as texts } from "../texts.ts";
import styles from "./literature-search.module.css";

/** The button «Søk på nytt»: a search of today for each database search of the block. */
export function RepeatSearches({ block }: { readonly block: Pick<AuthorBlock<"LiteratureSearch">, "contentGuid"> }) {
  const { reload } = useEditing();
  const toast = useToast();
  const repeating = useWrite("repeatSearches", reload);
  const repeat = async () => {
    const answer = await repeating.run({ body: { id: block.contentGuid } });
    if (!answer?.ok) return;
    const { length } = answer.value.items;
    toast(length > 0 ? texts.repeated(length) : texts.noneToRepeat, "success");
  };
  return (
    <div className={styles.repeat}>
      <p className={styles.help}>{texts.repeatExplain}</p>
      <Button variant="secondary" loading={repeating.running} onClick={() => void repeat()}>
        {texts.repeat}
      </Button>
      {repeating.refusal ? <p role="alert">{repeating.refusal.title}</p> : null}
    </div>
  );
}
