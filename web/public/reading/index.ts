export { type ReadingSearch, readReadingSearch } from "./reading-address.ts";
export { ReadingScreen, readingRequest } from "./reading-screen.tsx";
