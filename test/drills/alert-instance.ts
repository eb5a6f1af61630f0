import { setTimeout as wait } from "node:timers/promises";
import { keepSending } from "../../features/subscription/server/post.ts";
import { sendAlerts } from "../../features/subscription/server/send-alerts.ts";
import { openTokens } from "../../features/subscription/server/token.ts";
import { readConfig } from "../../platform/server/config.ts";
import { createLog } from "../../platform/server/log.ts";
import { openPlatform } from "../../platform/server/platform.ts";
import { productKey } from "../../platform/server/product-key.ts";

// An instance of the product that does nothing but queue and send alerts, until it is killed. Says so when it begins.

const read = readConfig(process.env);
if (!read.ok) throw new Error(read.problems.join("\n"));
const { config } = read;
if (config.database.kind === "embedded") throw new Error("DATABASE_URL is missing");
const log = createLog({ level: "silent" });
const platform = await openPlatform({ config, databaseUrl: config.database.url, dev: false, log });
keepSending({ ...platform, tokens: openTokens(await productKey(config)) });
process.stdout.write("sending\n");
for (;;) {
  await sendAlerts(platform, ["instantly"], new Date());
  await wait(20);
}
