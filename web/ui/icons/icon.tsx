import type { ComponentProps } from "react";

export type IconProps = Omit<ComponentProps<"svg">, "children">;

/** One line drawing in the colour and size of the text around it. A library's icons weigh half a kilobyte each, which every reader pays. */
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
