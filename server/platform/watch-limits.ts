import { isMainThread, Worker } from "node:worker_threads";

// Loaded by `askChild` before its script: ends the process when it holds more memory than its first argument says, in megabytes, or has
// taken more of the processor than the second, in milliseconds. In a thread of its own, since a script that is busy looks at nothing.

const [resident = 0, processorMs = 0] = process.argv.slice(2).map(Number);

if (isMainThread) new Worker(new URL(import.meta.url), { argv: process.argv.slice(2) }).unref();
else
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    const isOver = process.memoryUsage.rss() > resident * 1_000_000 || (user + system) / 1000 > processorMs;
    if (isOver) process.kill(process.pid, "SIGKILL");
  }, 20);
