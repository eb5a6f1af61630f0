export { type RemovedBlock, removedAnswers } from "./removed-answers.ts";
export { changeCounts, changedBlocks } from "./template-changes.ts";
