export { exampleCopy, exampleGuid, withExamples } from "./example-copy.ts";
