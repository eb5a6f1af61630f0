import { Icon, type IconProps } from "./icon.tsx";

const shape =
  "M3.25 7A.75.75 0 0 1 4 6.25h16a.75.75 0 0 1 0 1.5H4A.75.75 0 0 1 3.25 7m3 5a.75.75 0 0 1 .75-.75h10a.75.75 0 0 1 0 1.5H7a.75.75 0 0 1-.75-.75M10 16.25a.75.75 0 0 0 0 1.5h4a.75.75 0 0 0 0-1.5z";

export const FilterIcon = (icon: IconProps) => <Icon {...icon} shape={shape} />;
