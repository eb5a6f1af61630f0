import { Icon, type IconProps } from "./icon.tsx";

const shape =
  "M9.47 5.97a.75.75 0 0 1 1.06 0l5.5 5.5a.75.75 0 0 1 0 1.06l-5.5 5.5a.75.75 0 1 1-1.06-1.06L14.44 12 9.47 7.03a.75.75 0 0 1 0-1.06";

export const ChevronRightIcon = (icon: IconProps) => <Icon {...icon} shape={shape} />;
