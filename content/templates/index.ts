import type { Template } from "../../core/template/index.ts";
import { templateType1 } from "./type-1/index.ts";

/** The templates that the product ships with, one for each assessment type. */
export const templates: readonly Template[] = [templateType1];
