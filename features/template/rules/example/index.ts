export { type ExampleTexts, exampleCopy, exampleGuid, withExamples } from "./example-copy.ts";
