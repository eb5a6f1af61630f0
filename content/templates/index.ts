import { type Template, withNynorsk } from "../../features/template/rules/index.ts";
import { adoptionTemplate } from "./adoption.ts";
import { nynorskWords } from "./nynorsk/index.ts";
import { withReusable } from "./reusable.ts";
import { templateType1 } from "./type-1/index.ts";
import { templateType2 } from "./type-2/index.ts";
import { templateType3 } from "./type-3/index.ts";

const whole: readonly Template[] = [templateType1, templateType2, templateType3].map(withReusable);

/** The templates that the product ships with: one for each assessment type, and one for adoptions of each. */
export const templates: readonly Template[] = [...whole, ...whole.map(adoptionTemplate)].map((template) =>
  withNynorsk(template, nynorskWords),
);
