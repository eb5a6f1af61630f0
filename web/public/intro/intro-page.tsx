import { useRouter } from "@tanstack/react-router";
import type { PageModel } from "../../../core/content/index.ts";
import { Html } from "../../content/html.tsx";
import { EditorsChoices } from "./editors-choices.tsx";
import styles from "./intro.module.css";
import { IntroFields } from "./intro-fields.tsx";
import { SentMessage } from "./sent-message.tsx";
import { useIntroForm } from "./use-intro-form.ts";

/** The page that starts an assessment. docs/spec/start-form.md, Fields of the form */
export function IntroPage({ content }: { content: PageModel<"IntroPage"> }) {
  const { posted } = useRouter().options.context;
  const form = useIntroForm(content, posted?.url === content.url ? posted : null);
  return (
    <div className={styles.page}>
      <h1>{content.heading}</h1>
      <Html html={content.introduction} />
      <EditorsChoices content={content} />
      {form.state.at === "sent" ? <SentMessage content={content} takeFocus={form.tries > 0} /> : null}
      <IntroFields content={content} form={form} />
    </div>
  );
}
