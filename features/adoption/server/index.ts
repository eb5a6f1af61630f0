export { announceToOriginal, mailAdopters, remakeAdoptionDocuments } from "./editions.ts";
export { adoptionsIn, originalOf } from "./shown.ts";
export { mayAdopt } from "./start.ts";
export { isAdoption, moveAdoptions } from "./store.ts";
