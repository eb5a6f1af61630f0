import { Icon, type IconProps } from "./icon.tsx";

const shape =
  "M14.088 6.873a.75.75 0 0 1 .942.097l4.5 4.5a.75.75 0 0 1 0 1.06l-4.5 4.5a.75.75 0 0 1-1.06-1.06l3.22-3.22H5a.75.75 0 0 1-.75-.74V12a.75.75 0 0 1 .75-.75h12.19l-3.22-3.22a.75.75 0 0 1 .118-1.157";

export const ArrowRightIcon = (icon: IconProps) => <Icon {...icon} shape={shape} />;
