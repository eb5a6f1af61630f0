import type { ReactNode } from "react";

export type Tone = "neutral" | "accent" | "brand1" | "info" | "success" | "warning" | "danger";

/** A short fact about something: a status, a role, a topic. */
export const Tag = ({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) => (
  <span className="ds-tag" data-color={tone} data-variant="outline">
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
