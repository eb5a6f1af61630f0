import { Icon, type IconProps } from "./icon.tsx";

const shape = "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13m4.8-1.7 5.2 5.2";

export const MagnifyingGlassIcon = (icon: IconProps) => <Icon {...icon} shape={shape} />;
