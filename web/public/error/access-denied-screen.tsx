import { contentTexts } from "../../../texts/content.ts";
import styles from "./error.module.css";
import { MessagePage } from "./message-page.tsx";

const Padlock = () => (
  <svg className={styles.picture} viewBox="0 0 200 200" aria-hidden="true" focusable="false">
    <path className={styles.handle} d="M68 92V66a32 32 0 0 1 64 0v26" />
    <rect className={styles.sheet} x="48" y="92" width="104" height="78" rx="10" />
    <path className={styles.lines} d="M100 122v18" />
  </svg>
);

export const AccessDeniedScreen = () => <MessagePage {...contentTexts.accessDenied} picture={<Padlock />} />;
