import type { RouterContext } from "../../../apps/browser/routes/root.tsx";
import { callQuery } from "../../../platform/browser/api/api.ts";
import { norwegianDate } from "../../../platform/pure/norwegian-date/index.ts";
import { LinkButton, PageHeading, PrintButton } from "../../../platform/ui/index.ts";
import { addresses, routePaths } from "../../address/rules/index.ts";
import { Mark } from "../../block/views/marks.tsx";
import { contentTexts } from "../../content/texts.ts";
import { required } from "../../site/views/required.ts";
import type { PageInfo } from "../../site/views/shell/head.ts";
import { usePlaced, useSite } from "../../site/views/shell/use-site.ts";
import type { SheetAnswer } from "../calls.ts";
import { sheetTexts as texts } from "../texts.ts";
import styles from "./sheet.module.css";
import { Costs, Judgements, Outcomes } from "./sheet-tables.tsx";

type Loading = {
  readonly context: RouterContext;
  readonly deps: Readonly<Record<string, unknown>>;
  readonly location: { readonly href: string };
};

/** Loads the sheet of the edition that the page's address names, or of the newest. */
export async function loadSheet({
  context: { api, client },
  deps: { id, versjon },
  location,
}: Loading): Promise<{ readonly sheet: SheetAnswer; readonly page: PageInfo }> {
  const query = /^[1-9]\d{0,4}$/.test(String(versjon)) ? { version: Number(versjon) } : {};
  const asked = callQuery(api, "decisionSheet", { params: { id: String(id ?? "0") }, query });
  const sheet = await required(client.ensureQueryData({ ...asked, revalidateIfStale: true }), location.href);
  const page: PageInfo = {
    title: texts.name,
    part: sheet.heading,
    module: "features/decision-sheet/views/sheet-page.tsx",
    noindex: true,
    canonical: sheet.links.here,
    crumbs: [
      { text: contentTexts.home, href: addresses.home },
      { text: contentTexts.search, href: addresses.search },
      { text: sheet.heading, href: addresses.edition(sheet.id, sheet.edition.version) },
      { text: texts.name, href: routePaths.decisionSheet },
    ],
  };
  return { sheet, page };
}

/** The decision sheet of an edition: one A4 page on paper. features/decision-sheet/README.md */
export function SheetPage({ sheet }: { readonly sheet: SheetAnswer }) {
  const { origin, name } = useSite();
  const placed = usePlaced();
  const { id, edition, language, links } = sheet;
  const whole = placed(addresses.edition(id, edition.version));
  const from = [sheet.organization, texts.edition(edition.version, norwegianDate(sheet.published))];
  return (
    <>
      <div data-print="hide">
        {edition.version < edition.newest ? (
          <p>
            {texts.older(edition.version)} <a href={placed(links.newest)}>{texts.newest}</a>
          </p>
        ) : null}
        <p>{texts.about}</p>
        <ul className={styles.tools} aria-label={texts.toolbar}>
          <li>
            <LinkButton href={links.pdf} variant="tertiary" size="sm">
              {texts.pdf}
            </LinkButton>
          </li>
          <li>
            <PrintButton />
          </li>
        </ul>
      </div>
      <article className={styles.sheet}>
        <header>
          <p className={styles.quiet}>{texts.of(name)}</p>
          <PageHeading lang={language}>{sheet.title}</PageHeading>
          <p className={styles.quiet}>{from.filter((text) => text !== "").join(" · ")}</p>
        </header>
        {sheet.notes.map((note) => (
          <p key={note}>
            <strong>{note}</strong>
          </p>
        ))}
        {sheet.question.length === 0 ? null : (
          <dl className={styles.question} lang={language}>
            {sheet.question.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        <Concluded sheet={sheet} />
        <Outcomes outcomes={sheet.outcomes} language={language} />
        <div className={styles.beside}>
          <Costs costs={sheet.costs} />
          <Judgements judgements={sheet.judgements} language={language} />
        </div>
        <p>{sheet.review}</p>
        <section className={styles.decision}>
          <h2>{texts.decision}</h2>
          <ul>
            {Object.values(texts.blanks).map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </section>
        <p className={styles.quiet}>
          {texts.whole}:{" "}
          <a href={whole}>
            {origin}
            {whole}
          </a>
        </p>
      </article>
    </>
  );
}

/** The recommendation with its conditions, beside the certainty. */
function Concluded({ sheet }: { readonly sheet: SheetAnswer }) {
  const { recommendation, recommends, conditions, confidence, certainty, confidenceMeans, language } = sheet;
  const hasRecommendation = recommendation !== "" || conditions !== "";
  if (!hasRecommendation && confidence === "") return null;
  return (
    <div className={styles.box}>
      {hasRecommendation ? (
        <section>
          <h2 className={styles.quiet}>{texts.recommendation}</h2>
          {recommendation === "" ? null : (
            <p className={styles.big} lang={language}>
              <Mark value={recommends ?? undefined} />
              {recommendation}
            </p>
          )}
          {conditions === "" ? null : (
            <p>
              <strong>{texts.conditions}:</strong> <span lang={language}>{conditions}</span>
            </p>
          )}
        </section>
      ) : null}
      {confidence === "" ? null : (
        <section>
          <h2 className={styles.quiet}>{texts.confidence}</h2>
          <p className={styles.big} lang={language}>
            <Mark value={certainty ?? undefined} />
            {confidence}
          </p>
          {confidenceMeans === "" ? null : <p>{confidenceMeans}</p>}
        </section>
      )}
    </div>
  );
}
