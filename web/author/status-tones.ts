import { type Status, status } from "../../core/assessment/index.ts";
import type { Tone } from "../ui/index.ts";

export const statusTones: Readonly<Record<Status, Tone>> = {
  [status.draft]: "info",
  [status.sent]: "warning",
  [status.published]: "success",
};
