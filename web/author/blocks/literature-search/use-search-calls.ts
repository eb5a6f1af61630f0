import type { Answer } from "../../../../core/contract/page.ts";
import type { Problem } from "../../../../core/contract/problem.ts";
import type { LiteratureSectionKey } from "../../../../core/literature/index.ts";
import { literatureTexts } from "../../../../texts/literature.ts";
import { useApi } from "../../../api/api.ts";
import { useToast } from "../../../ui/index.ts";
import { useEditing } from "../../editing/index.ts";
import type { ListedSearch } from "./listed-search.ts";
import { createBody, updateBody } from "./search-draft.ts";
import type { Attempt } from "./search-form.ts";

/** A section 9: how long the spinner stays after a save or an update, in milliseconds. */
const SETTLE_MS = 500;
const settled = () => new Promise((resolve) => setTimeout(resolve, SETTLE_MS));

/** The three literature calls with their toasts. Each answers what went wrong, or null; the schema is fetched again either way. */
export function useSearchCalls() {
  const api = useApi();
  const toast = useToast();
  const { reload } = useEditing();

  const failed = (problem: Problem, text: string): Problem => {
    if (problem.status === 0) console.error(`${text}: ${problem.kind}`);
    toast(text, "error");
    void reload();
    return problem;
  };
  const finished = async (answer: Answer<unknown>, good: string, bad: string): Promise<Problem | null> => {
    if (!answer.ok) return failed(answer.problem, bad);
    await Promise.all([reload(), settled()]);
    toast(good);
    return null;
  };

  return {
    create: async ({ draft, key }: Attempt, owner: number, section: LiteratureSectionKey) => {
      const body = createBody(draft, owner, section);
      const answer = await api.call("createLiteratureSearchItem", { body }, { idempotencyKey: key });
      return finished(answer, literatureTexts.created, literatureTexts.notCreated);
    },
    update: async ({ draft, key, rev }: Attempt, id: number) => {
      const body = updateBody(draft, id, rev);
      const answer = await api.call("updateLiteratureSearchItem", { body }, { idempotencyKey: key });
      return finished(answer, literatureTexts.updated, literatureTexts.notUpdated);
    },
    remove: async ({ id, rev }: ListedSearch, ownerId: number, section: LiteratureSectionKey) => {
      const answer = await api.call("deleteLiteratureSearchItem", { body: { id, ownerId, section, rev } });
      if (!answer.ok) return failed(answer.problem, literatureTexts.notDeleted);
      await reload();
      toast(literatureTexts.deleted);
      return null;
    },
  };
}
