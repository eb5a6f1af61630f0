import type { ReactNode } from "react";

export type AlertProps = {
  readonly tone?: "info" | "success" | "warning" | "danger";
  readonly heading?: string;
  readonly headingLevel?: 2 | 3 | 4 | 5;
  /** Says the text aloud when it appears: `status` when the reader can wait, `alert` when not. */
  readonly role?: "status" | "alert";
  readonly children: ReactNode;
};

/** A message that stays on the page as long as it is true. */
export function Alert({ tone = "info", heading, headingLevel = 2, role, children }: AlertProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="ds-alert" data-color={tone} role={role}>
      {heading ? (
        <Heading className="ds-heading" data-size="2xs">
          {heading}
        </Heading>
      ) : null}
      {children}
    </div>
  );
}
