import { Icon, type IconProps } from "./icons.tsx";

export const ChevronRightIcon = (icon: IconProps) => <Icon {...icon} shape="m9 5 7 7-7 7" />;

export const EnvelopeClosedIcon = (icon: IconProps) => <Icon {...icon} shape="M3.5 6h17v12h-17zm.5.5 8 6.5 8-6.5" />;

export const FileTextIcon = (icon: IconProps) => <Icon {...icon} shape="M6 3.5h8l4 4v13H6zM9 10h6m-6 3.5h6M9 17h4" />;

export const PrinterSmallIcon = (icon: IconProps) => (
  <Icon {...icon} shape="M7.5 9V4.5h9V9m-9 7H5V9.5h14V16h-2.5m-9-2.5h9v6h-9z" />
);

export const ShareIcon = (icon: IconProps) => <Icon {...icon} shape="M12 15V3.5m-4 4 4-4 4 4M8 11H5v9.5h14V11h-3" />;
