import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";
import { Spinner } from "./spinner.tsx";

type Look = {
  readonly variant?: "primary" | "secondary" | "tertiary";
  readonly color?: "accent" | "neutral" | "danger";
  readonly size?: "sm" | "md" | "lg";
};

export type ButtonProps = ComponentProps<"button"> &
  Look & {
    /** Shows a spinner, sets aria-busy and ignores clicks while an action is under way. */
    readonly loading?: boolean;
  };

export function Button({
  variant = "primary",
  color = "accent",
  size,
  loading = false,
  onClick,
  className,
  children,
  ...button
}: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      {...(size ? { "data-size": size } : {})}
      className={classes("ds-button", className)}
      data-variant={variant}
      data-color={color}
      aria-busy={loading || undefined}
      aria-disabled={loading || button["aria-disabled"]}
      onClick={(event) => {
        if (loading || button["aria-disabled"]) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {loading ? <Spinner /> : null}
      {children}
    </button>
  );
}

export type IconButtonProps = Omit<ButtonProps, "children" | "aria-label"> & {
  readonly label: string;
  readonly icon: ReactNode;
};

/** A button with only an icon. The label is its accessible name. The tooltip is on the icon, which a button hides: it would be spoken as well. */
export function IconButton({ label, icon, title = label, variant = "tertiary", ...button }: IconButtonProps) {
  return (
    <Button {...button} variant={variant} data-icon="true" aria-label={label}>
      <span data-tip title={title}>
        {icon}
      </span>
    </Button>
  );
}

export type LinkButtonProps = ComponentProps<"a"> & Look & { readonly href: string };

/** A link that looks like a button: it goes somewhere. */
export function LinkButton({ variant = "primary", color = "accent", size, ...anchor }: LinkButtonProps) {
  return (
    <a
      {...anchor}
      {...(size ? { "data-size": size } : {})}
      data-variant={variant}
      data-color={color}
      className={classes("ds-button", anchor.className)}
    />
  );
}
