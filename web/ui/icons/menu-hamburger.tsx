import { Icon, type IconProps } from "./icon.tsx";

const shape = "M4 6.5h16M4 12h16M4 17.5h16";

export const MenuHamburgerIcon = (icon: IconProps) => <Icon {...icon} shape={shape} />;
