import { Icon, type IconProps } from "./icon.tsx";

const shape =
  "M10.5 3.25a7.25 7.25 0 1 0 4.569 12.88l5.411 5.41a.75.75 0 1 0 1.06-1.06l-5.41-5.411A7.25 7.25 0 0 0 10.5 3.25M4.75 10.5a5.75 5.75 0 1 1 11.5 0 5.75 5.75 0 0 1-11.5 0";

export const MagnifyingGlassIcon = (icon: IconProps) => <Icon {...icon} shape={shape} />;
