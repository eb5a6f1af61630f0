import { type ReactNode, useId } from "react";
import { Button, type ButtonProps } from "../../ui/index.ts";
import styles from "./assessment.module.css";

type ActionButtonProps = {
  readonly variant?: ButtonProps["variant"];
  /** Why it cannot be done now. The button stays where it is and says so. */
  readonly why?: string | null;
  /** What it means, when it can be done. */
  readonly hint?: string | null;
  readonly loading?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

/** Something an editor can do, or the reason why not now. */
export function ActionButton({
  why = null,
  hint = null,
  variant = "secondary",
  children,
  ...button
}: ActionButtonProps) {
  const id = useId();
  const text = why ?? hint;
  return (
    <div className={styles.action}>
      <Button
        {...button}
        variant={variant}
        aria-disabled={why !== null || undefined}
        aria-describedby={text ? id : undefined}
      >
        {children}
      </Button>
      {text ? <small id={id}>{text}</small> : null}
    </div>
  );
}
