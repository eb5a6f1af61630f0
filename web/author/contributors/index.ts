export { ContributorsButton } from "./contributors-button.tsx";
