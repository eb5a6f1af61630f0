export { MOST_PROPOSED, type Prepared, prepareForTranslation } from "./prepare.ts";
