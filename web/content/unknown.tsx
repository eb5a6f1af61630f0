import { contentTexts } from "../../texts/content.ts";
import { Alert } from "../ui/index.ts";

/** Names a type that has no view, instead of failing the page. docs/spec/content.md, Resolution */
export const Unknown = ({ contentType }: { contentType: readonly string[] }) => (
  <Alert tone="warning">{contentTexts.unknownBlock(contentType.at(-1) ?? "?")}</Alert>
);
