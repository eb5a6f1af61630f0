export { AccessPage } from "./access-page.tsx";
