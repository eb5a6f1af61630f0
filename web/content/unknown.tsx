import { contentTexts } from "../../texts/content.ts";
import { Alert } from "../ui/index.ts";

/** P section 2: a type without a view is named instead of failing the page. */
export const Unknown = ({ contentType }: { contentType: readonly string[] }) => (
  <Alert tone="warning">{contentTexts.unknownBlock(contentType.at(-1) ?? "?")}</Alert>
);
