import { deskRoutes } from "./desk.tsx";
import { editRoute } from "./edit.tsx";

/** The editor and the desk are lazy: a public page loads none of them. */
export const wingRoutes = [editRoute, ...deskRoutes] as const;
