import styles from "./economy.module.css";

/** The line of something that opens: its name, and a note at the end. */
export const FoldHead = ({ title, note }: { readonly title: string; readonly note: string }) => (
  <span className={styles.foldHead}>
    <span>{title}</span>
    <span>{note}</span>
  </span>
);
