import type { ComponentProps } from "react";

export type IconProps = Omit<ComponentProps<"svg">, "children">;

/** One shape in the colour and size of the text around it. The shapes are Aksel's; its own components weigh half a kilobyte each. */
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
    <path fill="currentColor" fillRule="evenodd" d={shape} />
  </svg>
);
