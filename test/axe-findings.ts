import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** Accessibility findings of the page as it stands, or of what stands within a part of it: the rule and the elements that break it. */
export async function findings(page: Page, within = "html"): Promise<readonly string[]> {
  // Its way of reading frames opens another page for each reading; no page of ours has frames of another site.
  // A draft in a frame is a page of its own, which may be unfinished: it is looked at by itself.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"], iframes: false });
  const { violations } = await axe.include(within).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`);
}
