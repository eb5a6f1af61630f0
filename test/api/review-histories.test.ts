import { test } from "vitest";
import { reviewHistories } from "../histories/reviews.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile();

test("whatever is written, sent and answered in whatever order: nothing acknowledged is lost, and others read what was sent last", () =>
  reviewHistories(server, { runs: 4, steps: 14 }));
