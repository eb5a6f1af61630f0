import type { ReactNode } from "react";
import { Button } from "../../../platform/ui/index.ts";

type ActButtonProps = {
  readonly label: string;
  readonly running: boolean;
  readonly danger?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

/** One of the buttons at a contributor's line. */
export const ActButton = ({ label, running, danger = false, onClick, children }: ActButtonProps) => (
  <Button
    variant="tertiary"
    size="sm"
    {...(danger ? { color: "danger" } : {})}
    loading={running}
    aria-label={label}
    onClick={onClick}
  >
    {children}
  </Button>
);
