export { EditingScreen } from "./editing-screen.tsx";
