import { requireChromium } from "../chromium.ts";
import { startChromium } from "../chromium-profile.ts";

// A test run for the test that kills it: it starts a browser with the profile that it is given, and goes on until it is ended.
startChromium(requireChromium(() => undefined).path, process.argv[2] ?? "");
