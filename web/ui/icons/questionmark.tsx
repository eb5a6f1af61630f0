import { Icon, type IconProps } from "./icon.tsx";

const shape = "M9 9a3 3 0 1 1 4.5 2.6C12.5 12.2 12 12.8 12 14m0 3v.1";

export const QuestionmarkIcon = (icon: IconProps) => <Icon {...icon} shape={shape} />;
