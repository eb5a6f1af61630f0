import { Icon, type IconProps } from "./icon.tsx";

const shape = "m6 6 12 12M18 6 6 18";

export const XMarkIcon = (icon: IconProps) => <Icon {...icon} shape={shape} />;
