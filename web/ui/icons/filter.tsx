import { Icon, type IconProps } from "./icon.tsx";

const shape = "M4 6h16M7 12h10m-7 6h4";

export const FilterIcon = (icon: IconProps) => <Icon {...icon} shape={shape} />;
