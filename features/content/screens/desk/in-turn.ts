/**
 * Runs `work` one run at a time. Calls during a run cause one more run after it, whatever their number. A failed run is reported as an unhandled
 * rejection, and does not cancel the next run.
 */
export function inTurn(work: () => Promise<void>): () => void {
  let isUnderWay = false;
  let isAskedFor = false;
  const go = async () => {
    isAskedFor = true;
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      while (isAskedFor) {
        isAskedFor = false;
        await work();
      }
    } finally {
      isUnderWay = false;
      if (isAskedFor) void go();
    }
  };
  return () => void go();
}
