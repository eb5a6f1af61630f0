import type { ComponentProps, ReactNode } from "react";
import type { PlacedSection } from "../../../core/reading/index.ts";

/** Draws the link that opens a section: the page knows its address, and what else following it does. */
export type SectionLink = (section: PlacedSection, props: Omit<ComponentProps<"a">, "href">) => ReactNode;
