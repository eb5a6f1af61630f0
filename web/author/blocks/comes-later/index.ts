export { ComesLater } from "./comes-later.tsx";
export { SectionComesLater } from "./section-comes-later.tsx";
