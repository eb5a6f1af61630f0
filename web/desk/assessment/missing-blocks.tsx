import { addresses } from "../../../core/address/index.ts";
import type { Problem } from "../../../core/contract/problem.ts";

type MissingBlocksProps = { readonly number: number; readonly missing: NonNullable<Problem["missing"]> };

/** Mandatory blocks that are empty, each with a link to where it stands in the working copy. */
export const MissingBlocks = ({ number, missing }: MissingBlocksProps) => (
  <ul>
    {missing.map(({ contentGuid, title, tab, section }) => (
      <li key={contentGuid}>
        <a href={`${addresses.edit(number)}?${new URLSearchParams({ tab: String(tab), section })}`}>{title}</a>
      </li>
    ))}
  </ul>
);
