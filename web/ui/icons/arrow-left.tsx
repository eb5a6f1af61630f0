import { Icon, type IconProps } from "./icon.tsx";

const shape =
  "M8.97 6.97a.75.75 0 1 1 1.06 1.06l-3.22 3.22H19a.75.75 0 0 1 0 1.5H6.81l3.22 3.22a.75.75 0 1 1-1.06 1.06l-4.5-4.5a.75.75 0 0 1 0-1.06z";

export const ArrowLeftIcon = (icon: IconProps) => <Icon {...icon} shape={shape} />;
