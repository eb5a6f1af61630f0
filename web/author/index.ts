export { EditingScreen } from "./page/editing-screen.tsx";
