import { Icon, type IconProps } from "./icon.tsx";

const shape = "m4 20 1-4.5 11-11L19.5 8l-11 11zm9.5-13 3.5 3.5";

export const PencilIcon = (icon: IconProps) => <Icon {...icon} shape={shape} />;
