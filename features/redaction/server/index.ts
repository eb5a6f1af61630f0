export { copiesOf } from "./copies-store.ts";
export { erasableFiles } from "./files-store.ts";
