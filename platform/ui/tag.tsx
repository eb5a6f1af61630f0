import type { ReactNode } from "react";

export type Tone = "neutral" | "accent" | "brand1" | "info" | "success" | "warning" | "danger";

type TagProps = {
  readonly tone?: Tone;
  /** The one of a screen that says how things stand. */
  readonly isFilled?: boolean;
  readonly children: ReactNode;
};

/** A short fact about something: a status, a topic. */
export const Tag = ({ tone = "neutral", isFilled = false, children }: TagProps) => (
  <span className="ds-tag" data-color={tone} data-variant={isFilled ? undefined : "outline"}>
    {children}
  </span>
);

/** A number as a badge. The text beside it must name what is counted. */
export const CountBadge = ({ count, tone = "accent" }: { count: number; tone?: Tone }) => (
  <span style={{ display: "inline-flex", verticalAlign: "middle" }}>
    <span className="ds-sr-only">({count})</span>
    <span className="ds-badge" data-color={tone} data-count={count} aria-hidden="true" />
  </span>
);
