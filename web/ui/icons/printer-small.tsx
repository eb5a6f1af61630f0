import { Icon, type IconProps } from "./icon.tsx";

const shape = "M7.5 9V4.5h9V9m-9 7H5V9.5h14V16h-2.5m-9-2.5h9v6h-9z";

export const PrinterSmallIcon = (icon: IconProps) => <Icon {...icon} shape={shape} />;
