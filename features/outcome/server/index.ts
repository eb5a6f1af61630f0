export { acceptOutcome } from "./accept-outcome.ts";
