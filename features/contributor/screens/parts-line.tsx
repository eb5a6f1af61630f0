import { Fragment } from "react";
import styles from "./contributors.module.css";

/** Facts on one line, with a point between two that stand on the same one: none begins or ends a line where they wrap. */
export const PartsLine = ({ parts }: { readonly parts: readonly string[] }) => (
  <span className={styles.parts}>
    {parts.map((part) => (
      <Fragment key={part}>
        <span>{part}</span>{" "}
      </Fragment>
    ))}
  </span>
);
