import { Icon, type IconProps } from "./icon.tsx";

const shape = "m9 5 7 7-7 7";

export const ChevronRightIcon = (icon: IconProps) => <Icon {...icon} shape={shape} />;
