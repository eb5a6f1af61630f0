import { Icon, type IconProps } from "./icon.tsx";

const shape =
  "M2.75 6a.75.75 0 0 1 .75-.75h17a.75.75 0 0 1 0 1.5h-17A.75.75 0 0 1 2.75 6m0 6a.75.75 0 0 1 .75-.75h17a.75.75 0 0 1 0 1.5h-17a.75.75 0 0 1-.75-.75m.75 5.25a.75.75 0 0 0 0 1.5h17a.75.75 0 0 0 0-1.5z";

export const MenuHamburgerIcon = (icon: IconProps) => <Icon {...icon} shape={shape} />;
