import { norwegianDate } from "../../../../platform/pure/norwegian-date/index.ts";
import { Details } from "../../../../platform/ui/index.ts";
import { articleTexts } from "../../texts-article.ts";

type ChangeLogProps = { readonly entries: readonly { readonly date: string; readonly text: string }[] };

/** Changes with their dates, newest first. */
export const ChangeLog = ({ entries }: ChangeLogProps) =>
  entries.length === 0 ? null : (
    <Details summary={articleTexts.changeLog}>
      <ul>
        {entries
          .toSorted((a, b) => b.date.localeCompare(a.date))
          .map(({ date, text }) => (
            <li key={`${date} ${text}`}>
              <time dateTime={date}>{norwegianDate(date)}</time>: {text}
            </li>
          ))}
      </ul>
    </Details>
  );
