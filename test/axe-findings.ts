import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

declare const axe: typeof import("axe-core");

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * Accessibility findings of the page as it stands, or of what stands within a part of it: the rule and the elements that break it. axe
 * is asked for them in the page itself: what `@axe-core/playwright` does around it took three times as long as the rules.
 */
export async function findings(page: Page, within = "html", looksAtColours = true): Promise<readonly string[]> {
  // A document keeps what was put into it; another document has to be given it.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(SOURCE);
  const violations = await page.evaluate(
    async ([selector, colours]): Promise<AxeResults["violations"]> => {
      // axe finds out by places on the screen what lies behind an open dialog, so it waits until nothing slides in any more.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ends.map(({ finished }) => finished));
      // No page of ours has frames of another site. A draft in a frame is a page of its own, which may be unfinished: it is looked at by itself.
      // No element sets the spacing of its own letters or lines (`test/house-check.ts`), and looking for one takes a tenth of the time.
      const rules = {
        "avoid-inline-spacing": { enabled: false },
        "color-contrast": { enabled: colours },
        // Off unless it is asked for.
        "target-size": { enabled: true },
      };
      const found = await axe.run({ include: [[selector]] }, { resultTypes: ["violations"], iframes: false, rules });
      const small = found.violations.find(({ id }) => id === "target-size");
      if (!small) return found.violations;
      // A message of three seconds or the bar that stays on top may lie on a target for now: in the middle of the screen it is what it is.
      const [x, y] = [scrollX, scrollY];
      const still: typeof small.nodes = [];
      for (const node of small.nodes) {
        const selector = String(node.target[0]);
        document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: "instant" });
        while (document.querySelector('section[aria-label="Meldinger"] button'))
          await new Promise((resolve) => setTimeout(resolve, 100));
        const again = await axe.run({ include: [[selector]] }, { runOnly: ["target-size"] });
        if (again.violations.length > 0) still.push(node);
      }
      scrollTo({ left: x, top: y, behavior: "instant" });
      const others = found.violations.filter((each) => each !== small);
      return still.length > 0 ? [...others, { ...small, nodes: still }] : others;
    },
    [within, looksAtColours] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`);
}
