export { ContentScreen } from "./content-screen.tsx";
