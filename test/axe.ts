import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findings } from "./axe-findings.ts";

export const expectNoFindings = async (page: Page): Promise<void> => expect(await findings(page)).toEqual([]);
