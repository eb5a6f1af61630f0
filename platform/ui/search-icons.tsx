import { Icon, type IconProps } from "./icons.tsx";

export const FilterIcon = (icon: IconProps) => <Icon {...icon} shape="M4 6h16M7 12h10m-7 6h4" />;

export const PencilIcon = (icon: IconProps) => (
  <Icon {...icon} shape="m4 20 1-4.5 11-11L19.5 8l-11 11zm9.5-13 3.5 3.5" />
);

export const QuestionmarkIcon = (icon: IconProps) => (
  <Icon {...icon} shape="M9 9a3 3 0 1 1 4.5 2.6C12.5 12.2 12 12.8 12 14m0 3v.1" />
);

export const SortDownIcon = (icon: IconProps) => (
  <Icon {...icon} shape="M4 6h10M4 11h7m-7 5h4m9-10v12m0 0-3-3m3 3 3-3" />
);
