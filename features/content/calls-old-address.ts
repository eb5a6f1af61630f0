import { z } from "zod";
import { Done, RowNumber } from "../../platform/pure/contract/values.ts";

const OnePage = z.object({ id: z.coerce.number().pipe(RowNumber) });
const Path = z.string().max(1000);

const OldAddress = z.object({
  path: z.string(),
  byHand: z.boolean().describe("an editor added it; else the page stood there"),
  deep: z.boolean().describe("what is below it leads to what has the same address below the page"),
  hits: z.int().describe("how often it was followed"),
  lastFollowed: z.string().nullable().describe("the day on which it was followed last, as YYYY-MM-DD"),
});
export type OldAddress = z.infer<typeof OldAddress>;

export const oldAddressCalls = {
  deskOldAddresses: { summary: "The old addresses that lead to a page", params: OnePage, answer: z.array(OldAddress) },
  deskAddAddress: {
    summary: "Lets an old address lead to a page",
    params: OnePage,
    body: z.object({ path: Path, deep: z.boolean() }),
    answer: Done.extend({ path: z.string() }),
  },
  deskRemoveAddress: {
    summary: "Takes an old address away that an editor added",
    params: OnePage,
    body: z.object({ path: Path }),
    answer: Done,
  },
} as const;
