import { isMainThread, Worker } from "node:worker_threads";

// Loaded by `askChild` before its script: ends the process when it holds more memory than its first argument says, in megabytes. In a
// thread of its own, since a script that is busy looks at nothing.

const most = Number(process.argv[2]) * 1_000_000;

if (isMainThread) new Worker(new URL(import.meta.url), { argv: process.argv.slice(2) }).unref();
else
  setInterval(() => {
    if (process.memoryUsage.rss() > most) process.kill(process.pid, "SIGKILL");
  }, 20);
