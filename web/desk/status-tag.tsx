import type { Status } from "../../core/assessment/index.ts";
import { statusTexts } from "../../texts/status.ts";
import { Tag, type Tone } from "../ui/index.ts";

const tones: Readonly<Record<Status, Tone>> = { 1: "info", 2: "warning", 3: "success" };

export const StatusTag = ({ status }: { status: Status }) => <Tag tone={tones[status]}>{statusTexts[status]}</Tag>;
