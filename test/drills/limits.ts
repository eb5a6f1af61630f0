import type { Finding } from "../../bench/result.ts";
import { defaultLimits } from "../../platform/server/rate-limit/index.ts";
import { openStage, type Stage, withDatabase } from "./stage.ts";
import { type Line, openLine } from "./writer.ts";

/** How often one caller gets what is limited, by every way there is. The hour may end on the way: then twice as often. */
export async function limits(): Promise<readonly Finding[]> {
  await using stage = await openStage();
  using line = openLine(stage.url, "192.0.2.1");
  return [await starts(stage, line), await links(stage, line), await calls(stage)];
}

const finding = (what: string, got: number, most: number, absolutes: string): Finding => ({
  what,
  measured: String(got),
  limit: `at most ${most}`,
  holds: got > 0 && got <= most,
  absolutes,
});

async function starts(stage: Stage, line: Line): Promise<Finding> {
  const ASKED = 60;
  for (let each = 0; each < ASKED; each++) {
    const form = new URLSearchParams({
      title: `Øvelse ${each}`,
      name: "Kari Eksempel",
      email: `ovelse${each}@eksempel.no`,
      organizationId: "helse-bergen",
    });
    await line.post("/start/helseforetak", form.toString(), { "content-type": "application/x-www-form-urlencoded" });
  }
  const started = await withDatabase(stage, ({ db }) =>
    db.selectFrom("contributor").select("id").where("email", "like", "ovelse%@eksempel.no").execute(),
  );
  const { max } = defaultLimits.create;
  return finding(
    "Assessments started from one address by forms without script",
    started.length,
    max,
    `${ASKED} posted`,
  );
}

async function links(stage: Stage, line: Line): Promise<Finding> {
  const ASKED = 12;
  const [desk] = await stage.desks(1);
  const assessment = desk?.assessment ?? 0;
  const seat = await withDatabase(stage, ({ db }) =>
    db.selectFrom("contributor").select("id").where("assessment", "=", assessment).executeTakeFirstOrThrow(),
  );
  let taken = 0;
  for (let each = 0; each < ASKED; each++) {
    const id = each % 2 ? seat.id.toUpperCase() : seat.id;
    const body = JSON.stringify({ assessmentId: assessment, id });
    const asked = await line.post("/api/session/resend", body, { "content-type": "application/json" });
    if (asked.kind === "answered" && asked.status === 200) taken += 1;
  }
  return finding("New links for one seat in an hour", taken, defaultLimits["resend-to-seat"].max, `${ASKED} asked for`);
}

async function calls(stage: Stage): Promise<Finding> {
  const ASKED = 1500;
  const MOST = 1200;
  using line = openLine(stage.url, "192.0.2.9");
  let taken = 0;
  for (let each = 0; each < ASKED; each++) {
    const asked = await line.get("/api/session");
    if (asked.kind === "answered" && asked.status === 200) taken += 1;
  }
  return finding("Calls of one address in a minute", taken, MOST, `${ASKED} made`);
}
