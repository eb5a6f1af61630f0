export { ComesLater } from "./comes-later.tsx";
