import { startApplication } from "./application.tsx";
import { wingRoutes } from "./routes/wings.tsx";

startApplication([wingRoutes]);
