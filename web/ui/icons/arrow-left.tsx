import { Icon, type IconProps } from "./icon.tsx";

const shape = "M19 12H5m6-6-6 6 6 6";

export const ArrowLeftIcon = (icon: IconProps) => <Icon {...icon} shape={shape} />;
