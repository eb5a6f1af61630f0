import type { ComponentProps } from "react";

export type IconProps = Omit<ComponentProps<"svg">, "children">;

/**
 * One line drawing in the colour and size of the text around it. The icons are ours: a library's weigh half a kilobyte each,
 * which every reader would pay. They stand in four files by who loads them: every page (here), pages to read
 * (page-icons.tsx), the search and forms (search-icons.tsx), the editor and the desk (editing-icons.tsx).
 */
export const Icon = ({ shape, ...svg }: IconProps & { readonly shape: string }) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    width="1em"
    height="1em"
    fill="none"
    viewBox="0 0 24 24"
    focusable={false}
    role="img"
    aria-hidden="true"
    {...svg}
  >
    <path stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" d={shape} />
  </svg>
);

export const ExternalLinkIcon = (icon: IconProps) => (
  <Icon {...icon} shape="M10 5H5v14h14v-5m-5-9.5h5.5V10m0-5.5L11 13" />
);

export const MagnifyingGlassIcon = (icon: IconProps) => (
  <Icon {...icon} shape="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13m4.8-1.7 5.2 5.2" />
);

export const MenuHamburgerIcon = (icon: IconProps) => <Icon {...icon} shape="M4 6.5h16M4 12h16M4 17.5h16" />;

export const XMarkIcon = (icon: IconProps) => <Icon {...icon} shape="m6 6 12 12M18 6 6 18" />;
