/**
 * Does work one time after another. Asked for while it is under way, it is done once more afterwards, however often it was asked for. What fails
 * is reported as an unhandled rejection, and what was asked for meanwhile is done all the same.
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
