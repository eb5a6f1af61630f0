import type { ComponentType } from "react";
import {
  CheckmarkCircleIcon,
  EnvelopeClosedIcon,
  type IconProps,
  PencilIcon,
  Tag,
  type Tone,
} from "../../../platform/ui/index.ts";
import { type Status, status } from "../rules/index.ts";
import { statusTexts } from "../texts-status.ts";

type Look = { readonly tone: Tone; readonly Icon: ComponentType<IconProps> };

const looks: Readonly<Record<Status, Look>> = {
  [status.draft]: { tone: "info", Icon: PencilIcon },
  [status.sent]: { tone: "warning", Icon: EnvelopeClosedIcon },
  [status.published]: { tone: "success", Icon: CheckmarkCircleIcon },
};

/** The status of a working copy: one look in the editor and at the desk. */
export function StatusTag({ status: of }: { status: Status }) {
  const { tone, Icon } = looks[of];
  return (
    <Tag tone={tone} isFilled>
      <Icon aria-hidden />
      {statusTexts[of]}
    </Tag>
  );
}
