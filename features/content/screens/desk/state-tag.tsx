import type { ComponentType } from "react";
import {
  CheckmarkCircleIcon,
  FileTextIcon,
  type IconProps,
  PencilIcon,
  Tag,
  type Tone,
} from "../../../../platform/ui/index.ts";
import type { PageState } from "../../calls-desk.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";

const looks: Readonly<Record<PageState, { readonly tone: Tone; readonly Icon: ComponentType<IconProps> }>> = {
  draft: { tone: "info", Icon: FileTextIcon },
  published: { tone: "success", Icon: CheckmarkCircleIcon },
  changed: { tone: "warning", Icon: PencilIcon },
};

/** How far a page has come, with an icon and a word. */
export function StateTag({ state }: { state: PageState }) {
  const { tone, Icon } = looks[state];
  return (
    <Tag tone={tone} isFilled>
      <Icon aria-hidden />
      {contentScreenTexts.states[state]}
    </Tag>
  );
}
