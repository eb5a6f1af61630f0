export { type ReadingSearch, readingRequest, readReadingSearch } from "./reading-address.ts";
export { ReadingScreen } from "./reading-screen.tsx";
