import styles from "./page-loader.module.css";
import { Loader } from "./spinner.tsx";

/** A whole page is on its way: it takes the room of one, so that the footer does not stand where the page will be. */
export const PageLoader = () => (
  <div className={styles.page}>
    <Loader />
  </div>
);
