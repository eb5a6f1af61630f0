import type { ComponentProps, ReactNode } from "react";
import type { SchemaItem } from "../../../core/contract/schema-item.ts";

/** Draws the link that opens a section: the page knows its address, and what else following it does. */
export type SectionLink = (section: SchemaItem, props: Omit<ComponentProps<"a">, "href">) => ReactNode;
