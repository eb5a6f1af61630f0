import { Icon, type IconProps } from "./icon.tsx";

const shape = "M4 6h10M4 11h7m-7 5h4m9-10v12m0 0-3-3m3 3 3-3";

export const SortDownIcon = (icon: IconProps) => <Icon {...icon} shape={shape} />;
