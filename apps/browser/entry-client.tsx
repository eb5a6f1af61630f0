import { startApplication } from "./application.tsx";

startApplication([]);
