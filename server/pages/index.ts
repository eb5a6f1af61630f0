export { acceptForms } from "./form-body.ts";
export { createKeptFront, type KeptFront } from "./kept-front.ts";
export { messageDocument } from "./message-document.ts";
export { type AnonymousPages, openPageMemory } from "./pages.ts";
export { entryStyles } from "./renderer.ts";
export { pageRoutes } from "./routes.ts";
export { openTurns, type Turns } from "./turns.ts";
