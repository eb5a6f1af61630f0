import { Icon, type IconProps } from "./icons.tsx";

export const BoldIcon = (icon: IconProps) => (
  <Icon {...icon} shape="M7.5 12V4.5H13a3.75 3.75 0 0 1 0 7.5H7.5zm0 0h6.25a3.75 3.75 0 0 1 0 7.5H7.5z" />
);

export const BulletListIcon = (icon: IconProps) => (
  <Icon {...icon} shape="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />
);

export const CalendarIcon = (icon: IconProps) => <Icon {...icon} shape="M4 6h16v14H4zM4 10.5h16M8.5 3.5V8m7-4.5V8" />;

export const CheckmarkIcon = (icon: IconProps) => <Icon {...icon} shape="m5 12.5 4.5 4.5L19 7" />;

export const CheckmarkCircleIcon = (icon: IconProps) => (
  <Icon {...icon} shape="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17m-3.5 9 2.5 2.5 4.5-5.5" />
);

export const ChevronDownIcon = (icon: IconProps) => <Icon {...icon} shape="m5 9 7 7 7-7" />;

export const ClockIcon = (icon: IconProps) => (
  <Icon {...icon} shape="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17m0 4V12l3 2" />
);

export const CloudSlashIcon = (icon: IconProps) => (
  <Icon
    {...icon}
    shape="M9 6.2a5.5 5.5 0 0 1 8.3 3.9A4.2 4.2 0 0 1 19 17.6M16 18.5H7.5A4.5 4.5 0 0 1 6.7 9.6M4 4l16 16"
  />
);

export const CodeIcon = (icon: IconProps) => <Icon {...icon} shape="m8 7-5 5 5 5m8-10 5 5-5 5M13.5 5l-3 14" />;

export const DragIcon = (icon: IconProps) => (
  <Icon {...icon} shape="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
);

export const ExclamationmarkTriangleIcon = (icon: IconProps) => (
  <Icon {...icon} shape="M12 4 2.8 20h18.4zM12 10v4.5m0 2.5h.01" />
);

export const CommentIcon = (icon: IconProps) => (
  <Icon {...icon} shape="M4 5h16v11.5h-8L7.5 20.5v-4H4zM8 9h8m-8 3.5h5" />
);

export const EyeIcon = (icon: IconProps) => (
  <Icon
    {...icon}
    shape="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6"
  />
);

export const FileImportIcon = (icon: IconProps) => (
  <Icon {...icon} shape="M6 9V3.5h8l4 4v13H6V16m8-12.5V8h4M3 12.5h9.5M9.5 9.5l3 3-3 3" />
);

export const FilePdfIcon = (icon: IconProps) => (
  <Icon
    {...icon}
    shape="M6 10V3.5h8l4 4V10m-4-6.5V8h4M5 20.5v-6h1.6a1.9 1.9 0 0 1 0 3.8H5m5.5 2.2v-6h1.2a3 3 0 0 1 0 6zm6 0v-6h3m-3 3h2.5"
  />
);

export const FilesIcon = (icon: IconProps) => <Icon {...icon} shape="M9 8.5h10.5v12H9zM15 5.5v-2H4.5v12h2" />;

const DIGITS = {
  2: "M15.5 12.5a2 2 0 1 1 3.6 1.3L15.5 18h4",
  3: "M15.5 11h4l-2.2 2.8a2.1 2.1 0 1 1-2 3",
  4: "M18.5 18.5v-8L15 16h5",
} as const;

/** A heading of a level. */
export const HeadingIcon = ({ level, ...icon }: IconProps & { readonly level: keyof typeof DIGITS }) => (
  <Icon {...icon} shape={`M4 5.5v13m8-13v13M4 12h8${DIGITS[level]}`} />
);

export const IndentIcon = (icon: IconProps) => (
  <Icon {...icon} shape="M4 5h16M11 10h9m-9 4h9M4 19h16M4 9.5 7 12l-3 2.5" />
);

export const ItalicIcon = (icon: IconProps) => <Icon {...icon} shape="M10.5 4.5H18m-12 15h7.5M14.25 4.5l-4.5 15" />;

export const LinkIcon = (icon: IconProps) => (
  <Icon {...icon} shape="m10 14 4-4m-3-3 2-2a4.2 4.2 0 0 1 6 6l-2 2m-4 4-2 2a4.2 4.2 0 0 1-6-6l2-2" />
);

export const NumberListIcon = (icon: IconProps) => (
  <Icon
    {...icon}
    shape="M10 6h10M10 12h10M10 18h10M3.5 4.5 5 3.5V8M3.5 10.5H6L3.5 14H6m-2.5 2H6l-1.5 2c2 0 2 2.5-1 2.2"
  />
);

export const OutdentIcon = (icon: IconProps) => (
  <Icon {...icon} shape="M4 5h16M11 10h9m-9 4h9M4 19h16M7 9.5 4 12l3 2.5" />
);

export const PersonPlusIcon = (icon: IconProps) => (
  <Icon
    {...icon}
    shape="M10 4a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M3.5 20v-2a4 4 0 0 1 4-4h5a4 4 0 0 1 4 4v2M19 7.5v6M16 10.5h6"
  />
);

export const PlusIcon = (icon: IconProps) => <Icon {...icon} shape="M12 5v14M5 12h14" />;

export const RedoIcon = (icon: IconProps) => (
  <Icon {...icon} shape="M20 9H9.5a5 5 0 0 0 0 10H14M15.5 4.5 20 9l-4.5 4.5" />
);

export const TrashIcon = (icon: IconProps) => (
  <Icon {...icon} shape="M4 6.5h16M9 6V4h6v2m3 .5-1 14H7l-1-14m4 4 .4 6m3.6-6-.4 6" />
);

export const UnderlineIcon = (icon: IconProps) => <Icon {...icon} shape="M7 4.5V11a5 5 0 0 0 10 0V4.5M6 20h12" />;

export const UndoIcon = (icon: IconProps) => <Icon {...icon} shape="M4 9h10.5a5 5 0 0 1 0 10H10M8.5 4.5 4 9l4.5 4.5" />;

export const ArrowUpIcon = (icon: IconProps) => <Icon {...icon} shape="M12 20V4m-6 6 6-6 6 6" />;

export const ArrowDownIcon = (icon: IconProps) => <Icon {...icon} shape="M12 4v16m-6-6 6 6 6-6" />;

export const DragVerticalIcon = (icon: IconProps) => (
  <Icon {...icon} shape="M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01" />
);
