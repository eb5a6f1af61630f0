import { isMainThread, Worker } from "node:worker_threads";

// Loaded by `askChild` before its script: ends the process when it holds more memory than its first argument says, in megabytes, has taken
// more of the processor than the second, in milliseconds, or has rested for longer than the third. In a thread of its own, since a script
// that is busy looks at nothing.

const [resident = 0, processorMs = 0, restMs = 0] = process.argv.slice(2).map(Number);

const LOOK_MS = 20;
/**
 * A process that takes less of the processor than this part of the time is at rest. A process that waits for a busy
 * machine still gets more.
 */
const AT_REST = 1 / 600;

if (isMainThread) new Worker(new URL(import.meta.url), { argv: process.argv.slice(2) }).unref();
else {
  // Counted in looks and not by the clock: while the machine is too busy for this thread, or the process is stopped, nobody rests.
  let looks = 0;
  let before = 0;
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    const own = process.threadCpuUsage();
    const others = (user + system - own.user - own.system) / 1000;
    looks += 1;
    if (others - before > restMs * AT_REST) {
      before = others;
      looks = 0;
    }
    const isOver = process.memoryUsage.rss() > resident * 1_000_000 || (user + system) / 1000 > processorMs;
    if (isOver || looks * LOOK_MS > restMs) process.kill(process.pid, "SIGKILL");
  }, LOOK_MS);
}
