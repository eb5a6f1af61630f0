import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** Accessibility findings of the page as it stands, or of what stands within a part of it: the rule and the elements that break it. */
export async function findings(page: Page, within = "html"): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).include(within).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`);
}
