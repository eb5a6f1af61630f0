import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/**
 * Drags by a handle to the middle of the upper or the lower edge of something, as somebody who looks: lets go when the place is marked.
 * What is dragged from is first put in the middle of the window, whose edges scroll.
 */
export async function drag(page: Page, what: string, to: Locator, edge: "upper" | "lower") {
  const handle = page.getByTitle(`Dra for å flytte: ${what}`, { exact: true });
  await handle.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await handle.hover();
  await page.mouse.down();
  await expect
    .poll(async () => {
      const box = await to.boundingBox();
      if (!box) throw new Error("nothing to drag to");
      const y = box.y + (edge === "upper" ? box.height * 0.1 : box.height * 0.9);
      await page.mouse.move(box.x + box.width / 2, y, { steps: 6 });
      return to.getAttribute("data-over");
    })
    .toBe(edge === "upper" ? "before" : "after");
  await page.mouse.up();
}

/** Drags quicker than the screen is drawn: press, move and release in one go. */
export async function dragAtOnce(page: Page, what: string, to: Locator) {
  const handle = page.getByTitle(`Dra for å flytte: ${what}`, { exact: true });
  await handle.scrollIntoViewIfNeeded();
  const box = await to.boundingBox();
  if (!box) throw new Error("nothing to drag to");
  await handle.evaluate(
    (element, [x = 0, y = 0]) => {
      // The browser captures pointers of its own only.
      element.setPointerCapture = () => undefined;
      const fire = (type: string, clientX: number, clientY: number) =>
        element.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientX, clientY }));
      const { left, top } = element.getBoundingClientRect();
      fire("pointerdown", left + 1, top + 1);
      fire("pointermove", x, y);
      fire("pointerup", x, y);
    },
    [box.x + box.width / 2, box.y + box.height * 0.1],
  );
}
