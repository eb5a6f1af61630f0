import { expect, test } from "vitest";
import { anAssessment } from "../builders/an-assessment.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { MOST_SHIFT, shiftAt } from "../layout-shift.ts";
import { houseForFile } from "./house.ts";

const { database, server, ...house } = await houseForFile();

const published = database.db.selectFrom("assessment").select("number").where("name", "like", "%dialyse%");
const { number } = await published.executeTakeFirstOrThrow();
const addresses = ["/", "/sok/", "/sok/?q=finnesikke", `/vurdering/?id=${number}`, "/start/helseforetak", "/artikler/"];

test("nothing moves while a page or the form comes over a slow line", async () => {
  const { number: draft, seats } = await anAssessment(database.db, { opened: true });
  const as = await seatedAs(server, seats[0]?.id ?? "");
  const form = `/rediger/${draft}/`;
  // At once: each waits for its own line.
  const shifts = await Promise.all(
    [390, 1440].flatMap((width) =>
      [...addresses, form].map(async (address) => {
        const page = await house.page({ width, context: {}, ...(address === form && { as }) });
        // Inter is taken only when it is there at once, which the browser decides: on a busy machine now and then after the first line was laid out.
        await page.route("**/*.woff2", (route) => route.abort());
        const shown = address === form ? "[id^=block-]" : "main";
        return { address, width, ...(await shiftAt(page, `${server.url}${address}`, { shown })) };
      }),
    ),
  );
  expect(shifts.filter(({ shift }) => shift >= MOST_SHIFT)).toEqual([]);
  house.complaints();
});
