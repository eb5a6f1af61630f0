import type { BlockViewProps } from "./block-view-props.ts";
import { Titled } from "./titled.tsx";

/** A section 2, "Download block": links to spreadsheets in a draft, the info text for readers when published. */
export function FileView({ item, published, level }: BlockViewProps) {
  const { infoTextReader = "", infoTextDraft = "", economyFiles = [] } = item.properties;
  const info = published ? infoTextReader : infoTextDraft;
  if (published && info === "") return null;
  return (
    <Titled title={item.title} level={level}>
      {info === "" ? null : <p>{info}</p>}
      {published ? null : (
        <ul>
          {economyFiles.map(({ id, name, url }) => (
            <li key={id}>
              <a href={url} download>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Titled>
  );
}
