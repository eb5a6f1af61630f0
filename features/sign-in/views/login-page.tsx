import { Html } from "../../../platform/ui/html.tsx";
import { LinkButton, PageHeading } from "../../../platform/ui/index.ts";
import { addresses } from "../../address/rules/index.ts";
import type { PageModel } from "../../content/rules/index.ts";
import styles from "./login-page.module.css";

/** Says what signing in is for, and leads to it. */
export const LoginPage = ({ content }: { content: PageModel<"LoginPage"> }) => (
  <>
    <PageHeading>{content.heading}</PageHeading>
    <Html html={content.text} />
    <p className={styles.way}>
      <LinkButton href={addresses.login(addresses.home)}>{content.linkTitle}</LinkButton>
    </p>
  </>
);
