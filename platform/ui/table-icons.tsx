import { Icon, type IconProps } from "./icons.tsx";

const GRID = "M3.5 5h17v14h-17zM3.5 9.7h17M3.5 14.3h17M9.2 5v14M14.8 5v14";

export const TableIcon = (icon: IconProps) => <Icon {...icon} shape={GRID} />;
export const TableHeaderRowIcon = (icon: IconProps) => (
  <Icon {...icon} shape="M3.5 5h17v14h-17zM3.5 6.2h17M3.5 7.4h17M3.5 8.600h17M3.5 9.7h17M12 9.7v9.300" />
);
export const TableAddRowIcon = (icon: IconProps) => (
  <Icon {...icon} shape="M3.5 4.5h17v4.7h-17zM3.5 9.2h17v4.6h-17zM12 16.5v5M9.5 19h5" />
);
export const TableRemoveRowIcon = (icon: IconProps) => (
  <Icon {...icon} shape="M3.5 4.5h17v4.7h-17zM3.5 9.2h17v4.6h-17zM9.5 19h5" />
);
export const TableAddColumnIcon = (icon: IconProps) => (
  <Icon {...icon} shape="M4.5 3.5v17h4.7v-17zM9.2 3.5v17h4.6v-17zM16.5 12h5M19 9.5v5" />
);
export const TableRemoveColumnIcon = (icon: IconProps) => (
  <Icon {...icon} shape="M4.5 3.5v17h4.7v-17zM9.2 3.5v17h4.6v-17zM16.5 12h5" />
);
export const ImageIcon = (icon: IconProps) => (
  <Icon {...icon} shape="M3.5 5h17v14h-17zM3.5 16l5-5 4 4 3-2.500 5 4.500M15.500 8.500h.01" />
);
