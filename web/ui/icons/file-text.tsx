import { Icon, type IconProps } from "./icon.tsx";

const shape = "M6 3.5h8l4 4v13H6zM9 10h6m-6 3.5h6M9 17h4";

export const FileTextIcon = (icon: IconProps) => <Icon {...icon} shape={shape} />;
