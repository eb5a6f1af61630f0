export { WaitingTasks } from "./waiting.tsx";
