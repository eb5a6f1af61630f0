import { Icon, type IconProps } from "./icon.tsx";

const shape = "M3.5 6h17v12h-17zm.5.5 8 6.5 8-6.5";

export const EnvelopeClosedIcon = (icon: IconProps) => <Icon {...icon} shape={shape} />;
