import { norwegianDate } from "../../../platform/pure/norwegian-date/index.ts";
import { Html, Part } from "../../../platform/ui/html.tsx";
import {
  ExternalLinkIcon,
  FileTextIcon,
  LinkButton,
  PageHeading,
  PrintButton,
  ShareMenu,
} from "../../../platform/ui/index.ts";
import { addresses, alertForm } from "../../address/rules/index.ts";
import type { NotificationStatus, PageModel, TermLink } from "../../content/rules/index.ts";
import { ChangeLog } from "../../content/views/article/change-log.tsx";
import { InForm, langOf } from "../../content/views/lang.tsx";
import { Related } from "../../search/views/similar/related.tsx";
import { useSite } from "../../site/views/shell/use-site.ts";
import { notificationTexts as texts } from "../texts.ts";
import styles from "./notification.module.css";
import { Stage } from "./stage.tsx";

type Notification = PageModel<"MethodNotificationPage">;

export function NotificationPage({ content }: { content: Notification }) {
  const { origin } = useSite();
  const lang = langOf(content);
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Part name="heading">
          <PageHeading lang={lang}>{content.heading}</PageHeading>
        </Part>
        <p className={styles.meta}>
          {content.stage === "" ? null : <Stage of={content.stage} />}
          <time dateTime={content.startPublish}>{texts.published(norwegianDate(content.startPublish))}</time>
          {content.source === "" ? null : <span>{content.source}</span>}
        </p>
        <ChangeLog entries={content.changeLog} />
        <div className={styles.ways}>
          <WholeText content={content} />
          <ul className={styles.toolbar} data-print="hide">
            <li>
              <ShareMenu title={content.name} url={`${origin}${content.url}`} />
            </li>
            <li>
              <PrintButton />
            </li>
          </ul>
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.text}>
          <Part name="methodSummary">
            <InForm lang={lang}>
              <Html html={content.methodSummary} className={styles.lead} />
            </InForm>
          </Part>
          <Part name="mainBody">
            <InForm lang={lang}>
              <Html html={content.mainBody} />
            </InForm>
          </Part>
          <Part name="sections">
            {content.sections.map(({ heading, body }) => (
              <section key={heading} lang={lang}>
                <h2>{heading}</h2>
                <Html html={body} />
              </section>
            ))}
          </Part>
          <Part name="nyeMetoderLink">
            <Proposal content={content} />
          </Part>
          <Part name="livingStatus">
            <LivingStatus rows={content.livingStatus} />
          </Part>
        </div>
        <DetailList content={content} />
      </div>
      <p data-print="hide">
        <a href={alertForm(addresses.search)}>{texts.alertOfNews}</a>
      </p>
      <Related similar={content.similar} />
    </article>
  );
}

/** The notification itself: the document that its editor uploaded, else the one that is made of the page; or its page on another site. */
const WholeText = ({ content }: { content: Notification }) => {
  const { isExternalMethod, externalUrl, document, documents } = content;
  if (isExternalMethod)
    return externalUrl === "" ? null : (
      <LinkButton href={externalUrl} data-print="hide">
        {texts.toExternal}
        <ExternalLinkIcon aria-hidden />
      </LinkButton>
    );
  if (document) return <DocumentLink href={document.src} />;
  const [pdf] = documents;
  if (!pdf) return null;
  return pdf.link === "" ? <p data-print="hide">{pdf.text}</p> : <DocumentLink href={pdf.link} />;
};

const DocumentLink = ({ href }: { href: string }) => (
  <LinkButton href={href} data-print="hide">
    <FileTextIcon aria-hidden />
    {texts.toDocument}
  </LinkButton>
);

/** How far a method has come that was proposed for assessment in the national system. */
const Proposal = ({ content: { nyeMetoderLink, stage } }: { content: Notification }) =>
  nyeMetoderLink === "" ? null : (
    <section>
      <h2>{texts.status}</h2>
      <p>{texts.proposed(stage)}.</p>
      <p>
        <a href={nyeMetoderLink}>{texts.toProposal}</a>
      </p>
    </section>
  );

/** Every step so far, the newest first. */
const LivingStatus = ({ rows }: { rows: readonly NotificationStatus[] }) =>
  rows.length === 0 ? null : (
    <section>
      <h2>{texts.living}</h2>
      <ol className={styles.steps}>
        {rows.map(({ date, status, text, link }) => (
          <li key={`${date} ${status} ${text}`}>
            <p>
              <strong>{status}</strong> <time dateTime={date}>{norwegianDate(date)}</time>
            </p>
            {text === "" ? null : <p>{text}</p>}
            {link === "" ? null : (
              <p>
                <a href={link}>{texts.more}</a>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );

/** The facts of the notification. Each term links to the search for it. The first six are in the specification's order. */
const DetailList = ({ content }: { content: Notification }) => (
  <section aria-labelledby="detaljer" className={styles.details}>
    <h2 id="detaljer">{texts.details}</h2>
    <dl>
      <Terms title={texts.topics} terms={content.topics} />
      <Terms title={texts.publishers} terms={content.publishers} />
      <Terms title={texts.methodTypes} terms={content.methodTypes} />
      <Fact title={texts.year} text={content.year === null ? "" : String(content.year)} />
      <Fact title={texts.financialResponsibility} text={content.financialResponsibility} />
      <Fact title={texts.orderRecommendation} text={content.orderRecommendation} />
      <Terms title={texts.organizations} terms={content.organizations} />
      <Terms title={texts.subjects} terms={content.subjects} />
      <Fact title={texts.source} text={content.source} />
      <Terms title={texts.downloads} terms={downloadsOf(content)} print="hide" />
    </dl>
  </section>
);

/** The forms that no button above leads to. */
const downloadsOf = ({ documents, document }: Notification): readonly TermLink[] =>
  (document ? documents : documents.slice(1)).filter(({ link }) => link !== "");

type TermsProps = { readonly title: string; readonly terms: readonly TermLink[]; readonly print?: "hide" };

const Terms = ({ title, terms, print }: TermsProps) =>
  terms.length === 0 ? null : (
    <div data-print={print}>
      <dt>{title}</dt>
      {terms.map(({ text, link }) => (
        <dd key={link}>
          <a href={link}>{text}</a>
        </dd>
      ))}
    </div>
  );

const Fact = ({ title, text }: { title: string; text: string }) =>
  text === "" ? null : (
    <div>
      <dt>{title}</dt>
      <dd>{text}</dd>
    </div>
  );
