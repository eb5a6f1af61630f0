import { Details } from "../../../platform/ui/index.ts";
import { prismaOf } from "../rules/index.ts";
import { prismaTexts as texts } from "../texts-prisma-s.ts";
import styles from "./literature-search.module.css";

/** Shows the authors which items the search log still lacks. */
export function PrismaList({ searches }: { readonly searches: Parameters<typeof prismaOf>[0] }) {
  if (searches.length === 0) return null;
  const answers = prismaOf(searches);
  const logged = answers.filter(({ state }) => state === "logged").length;
  return (
    <Details summary={texts.summary(logged, answers.length)}>
      <p>{texts.explain}</p>
      <ol className={styles.prisma}>
        {answers.map((answer) => (
          <li key={answer.item}>
            {texts.items[answer.item]}: <strong>{texts.states[answer.state]}</strong>
            {texts.said(answer) === "" ? null : <span> {texts.said(answer)}</span>}
          </li>
        ))}
      </ol>
    </Details>
  );
}
