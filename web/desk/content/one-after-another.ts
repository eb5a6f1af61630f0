/**
 * Does work one time after another: asked for while it is under way, it is done once more afterwards. What is fetched is then never an answer
 * to a question from before it was asked for.
 */
export function oneAfterAnother(work: () => Promise<void>): () => void {
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
    }
  };
  return () => void go();
}
