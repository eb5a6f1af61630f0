import { Icon, type IconProps } from "./icon.tsx";

const shape =
  "M6.53 5.47a.75.75 0 0 0-1.06 1.06L10.94 12l-5.47 5.47a.75.75 0 1 0 1.06 1.06L12 13.06l5.47 5.47a.75.75 0 1 0 1.06-1.06L13.06 12l5.47-5.47a.75.75 0 0 0-1.06-1.06L12 10.94z";

export const XMarkIcon = (icon: IconProps) => <Icon {...icon} shape={shape} />;
