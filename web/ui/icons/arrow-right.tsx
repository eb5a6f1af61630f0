import { Icon, type IconProps } from "./icon.tsx";

const shape = "M5 12h14m-6-6 6 6-6 6";

export const ArrowRightIcon = (icon: IconProps) => <Icon {...icon} shape={shape} />;
