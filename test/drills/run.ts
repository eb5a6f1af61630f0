import path from "node:path";
import { conclude, runParts, say } from "../../bench/run-parts.ts";
import { buildWhenStale } from "../../platform/server/browser-build.ts";
import { quietly } from "../../platform/server/starting.ts";
import { requireChromium } from "../chromium.ts";
import { openFirefox } from "./browsers/firefox.ts";
import { inBrowser } from "./browsers/jobs.ts";
import { openWebKit } from "./browsers/webkit.ts";
import { frozenDatabase } from "./frozen.ts";
import { fullDisk } from "./full-disk.ts";
import { histories } from "./histories.ts";
import { killed } from "./killed.ts";
import { killedPost } from "./killed-post.ts";
import { limits } from "./limits.ts";
import { liveKilled } from "./live.ts";
import { longTests } from "./long-tests.ts";
import { operations } from "./operations/index.ts";
import { pageFlood } from "./page-flood.ts";
import { randomWriters } from "./random-writers.ts";
import { searchIndex } from "./search-index.ts";
import { stoppingUnderLoad } from "./stopping.ts";

/**
 * `npm run drills`: what must hold under attack and failure, tried on the running product. Everything is bounded, stays on the loopback
 * interface, and ends the processes that it started and no others. Words choose some drills: `npm run drills frozen`, `npm run drills -- operations`. Ends with 1
 * when something does not hold.
 */
const drills = {
  limits,
  "page-flood": pageFlood,
  sigterm: stoppingUnderLoad,
  killed,
  "killed-post": killedPost,
  live: liveKilled,
  histories,
  "random-writers": randomWriters,
  "search-index": searchIndex,
  frozen: frozenDatabase,
  "full-disk": fullDisk,
  ...operations,
  "long-tests": longTests,
  firefox: inBrowser({ name: "Firefox", packages: "firefox-esr", open: openFirefox }),
  webkit: inBrowser({ name: "WebKitGTK", packages: "webkit2gtk-driver xvfb", open: openWebKit }),
} as const;

const words = process.argv.slice(2);
// The long tests open pages in it, half an hour from here.
if (words.length === 0 || words.includes("long-tests")) requireChromium(say);
await buildWhenStale(path.resolve(import.meta.dirname, "../.."), { ...quietly, say });

conclude(await runParts(drills, words));
