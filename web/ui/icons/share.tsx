import { Icon, type IconProps } from "./icon.tsx";

const shape = "M12 15V3.5m-4 4 4-4 4 4M8 11H5v9.5h14V11h-3";

export const ShareIcon = (icon: IconProps) => <Icon {...icon} shape={shape} />;
