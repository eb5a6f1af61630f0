import { Icon, type IconProps } from "./icon.tsx";

const shape = "M10 5H5v14h14v-5m-5-9.5h5.5V10m0-5.5L11 13";

export const ExternalLinkIcon = (icon: IconProps) => <Icon {...icon} shape={shape} />;
