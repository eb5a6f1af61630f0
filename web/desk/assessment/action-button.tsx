import { type ReactNode, useId } from "react";
import { Button, type ButtonProps } from "../../ui/index.ts";
import styles from "./assessment.module.css";

type ActionButtonProps = {
  readonly variant?: ButtonProps["variant"];
  /** Why it cannot be used now. The button stays in its place and shows the reason. */
  readonly why?: string | null;
  /** What the action does, when it can be used. */
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
