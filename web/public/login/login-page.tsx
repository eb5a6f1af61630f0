import { addresses } from "../../../core/address/index.ts";
import type { PageModel } from "../../../core/content/index.ts";
import { Html } from "../../content/html.tsx";
import { LinkButton, PageHeading } from "../../ui/index.ts";
import styles from "./login-page.module.css";

/** Says what signing in is for, and leads to it. docs/spec/sign-in.md, Accounts */
export const LoginPage = ({ content }: { content: PageModel<"LoginPage"> }) => (
  <>
    <PageHeading>{content.heading}</PageHeading>
    <Html html={content.text} />
    <p className={styles.way}>
      <LinkButton href={addresses.login(addresses.home)}>{content.linkTitle}</LinkButton>
    </p>
  </>
);
