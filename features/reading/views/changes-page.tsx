import type { RouterContext } from "../../../apps/browser/routes/root.tsx";
import { callQuery } from "../../../platform/browser/api/api.ts";
import type { CallAnswer } from "../../../platform/pure/contract/call.ts";
import { norwegianDate } from "../../../platform/pure/norwegian-date/index.ts";
import { PageHeading } from "../../../platform/ui/index.ts";
import { addresses, editionChanges, routePaths } from "../../address/rules/index.ts";
import { contentTexts } from "../../content/texts.ts";
import { required } from "../../site/views/required.ts";
import type { PageInfo } from "../../site/views/shell/head.ts";
import { usePlaced } from "../../site/views/shell/use-site.ts";
import { ChangedWords } from "../../version/views/changed-words.tsx";
import { editionChangesTexts as texts } from "../texts-changes.ts";
import styles from "./changes.module.css";

type Compared = CallAnswer<"compareEditions">;
type Loading = {
  readonly context: RouterContext;
  readonly deps: Readonly<Record<string, unknown>>;
  readonly location: { readonly href: string };
};

const numberIn = (value: unknown): number => (/^[1-9]\d{0,4}$/.test(String(value)) ? Number(value) : 0);

/** Loads the comparison that the page's address names. Without edition numbers the answer is "not found". */
export async function loadChanges({
  context: { api, client },
  deps: { id, fra, til },
  location,
}: Loading): Promise<{ readonly compared: Compared; readonly page: PageInfo }> {
  const asked = callQuery(api, "compareEditions", {
    params: { id: String(id ?? "0") },
    query: { from: numberIn(fra) || 1, to: numberIn(til) || 1 },
  });
  const compared = await required(client.ensureQueryData({ ...asked, revalidateIfStale: true }), location.href);
  const title = texts.between(compared.from.version, compared.to.version);
  const page: PageInfo = {
    title,
    part: compared.heading,
    module: "features/reading/views/changes-page.tsx",
    noindex: true,
    canonical: editionChanges(compared.id, compared.from.version, compared.to.version),
    crumbs: [
      { text: contentTexts.home, href: addresses.home },
      { text: contentTexts.search, href: addresses.search },
      { text: compared.heading, href: addresses.assessment(compared.id) },
      { text: texts.title, href: routePaths.editionChanges },
    ],
  };
  return { compared, page };
}

/** The changed fields between two editions, with the changed words marked. features/publication/README.md */
export function ChangesPage({ compared: { id, heading, from, to, changes } }: { readonly compared: Compared }) {
  const placed = usePlaced();
  return (
    <article className={styles.changes}>
      <PageHeading>{texts.between(from.version, to.version)}</PageHeading>
      <p className={styles.of}>{heading}</p>
      <ul className={styles.editions} aria-label={texts.of}>
        {[from, to].map(({ version, at }) => (
          <li key={version}>
            <a href={placed(addresses.edition(id, version))}>{texts.edition(version, norwegianDate(at))}</a>
          </li>
        ))}
      </ul>
      {to.note === "" ? null : <p>{texts.note(to.note)}</p>}
      <p>
        {texts.changed(changes.length)} {changes.length === 0 ? null : texts.explain}
      </p>
      {changes.map(({ where, title, before, after }) => (
        <section key={`${where} ${title} ${before} ${after}`}>
          <h2>{title}</h2>
          {where === "" ? null : <p className="quiet">{where}</p>}
          <ChangedWords before={before} after={after} />
        </section>
      ))}
    </article>
  );
}
