import { deskRoutes } from "./desk.tsx";
import { editRoute } from "./edit.tsx";
import { wingRoute } from "./wing.tsx";

/** The editor and the desk are lazy: a public page loads none of them. */
export const wingRoutes = wingRoute.addChildren([editRoute, ...deskRoutes]);
