import { useQuery } from "@tanstack/react-query";
import { callQuery, useApi } from "../../../../platform/browser/api/api.ts";
import { accountTexts } from "../../../account/texts.ts";
import { addresses, contentAddresses, deskAddresses, mediaAddresses } from "../../../address/rules/index.ts";
import type { PageType } from "../../../content/rules/index.ts";
import { pagesQuery, sitesQuery } from "../../../content/screens/desk/content-queries.ts";
import { brokenLinkTexts } from "../../../link-check/texts.ts";
import { mediaTexts } from "../../../media/texts.ts";
import { overviewTexts } from "../../../overview/texts.ts";
import { retractionDeskTexts } from "../../../retraction/texts-desk.ts";
import { searchDeskTexts } from "../../../search/texts-desk.ts";
import { useSite } from "../../../site/views/shell/use-site.ts";
import { templateTexts } from "../../../template/texts.ts";
import { termTexts } from "../../../term/texts.ts";
import { deskShellTexts as texts } from "../../texts-shell.ts";

/** A place of the desk, and how much waits there. */
export type DeskPlace = { readonly href: string; readonly text: string; readonly waits: number };
type Group = { readonly title: string; readonly places: readonly DeskPlace[] };

/** The places that the caller has on this site, and the desks of other sites. The server decides what each shows. */
export function useDeskPlaces(): { readonly groups: readonly Group[]; readonly others: readonly OtherSite[] } {
  const api = useApi();
  const hasAssessments = useSite().key !== "metodevarsel";
  const { data: session } = useQuery(callQuery(api, "getSession", {}));
  const isAdmin = session?.user?.roles.includes("admin") === true;
  const { data: waiting } = useQuery(callQuery(api, "deskWaiting", {}));
  const { data: pages } = useQuery(pagesQuery(api));
  const { data: sites = [] } = useQuery(sitesQuery(api));
  const settings = pages?.find(({ type }) => type === ("SettingsPage" satisfies PageType));
  const groups: readonly Group[] = [
    {
      title: texts.work,
      places: hasAssessments
        ? [
            place(addresses.desk, texts.assessments, waiting?.assessments),
            place(deskAddresses.retractions, retractionDeskTexts.title),
            place(deskAddresses.overview, overviewTexts.title),
          ]
        : [],
    },
    {
      title: texts.site,
      places: [
        place(contentAddresses.pages, texts.pages),
        place(mediaAddresses.library, mediaTexts.title),
        place(deskAddresses.terms, termTexts.title),
        ...(hasAssessments ? [place(contentAddresses.search, searchDeskTexts.toSearch)] : []),
        ...(settings ? [place(contentAddresses.page(settings.id), texts.settings)] : []),
        place(contentAddresses.brokenLinks, brokenLinkTexts.title, waiting?.brokenLinks.links),
      ],
    },
    {
      title: texts.administration,
      places: isAdmin
        ? [
            ...(hasAssessments ? [place(deskAddresses.templates, templateTexts.toTemplates)] : []),
            place(contentAddresses.accounts, accountTexts.title),
            place(contentAddresses.log, accountTexts.log.title),
          ]
        : [],
    },
  ];
  return { groups: groups.filter(({ places }) => places.length > 0), others: sites.filter(({ isHere }) => !isHere) };
}

type OtherSite = { readonly name: string; readonly url: string };

const place = (href: string, text: string, waits?: number | null): DeskPlace => ({ href, text, waits: waits ?? 0 });

/** The place that an address belongs to: the longest of those that it begins with. */
export const placeAt = (groups: readonly Group[], pathname: string): DeskPlace | undefined =>
  groups
    .flatMap(({ places }) => places)
    .filter(({ href }) => `${pathname}/`.replace("//", "/").startsWith(href))
    .toSorted((a, b) => b.href.length - a.href.length)[0];
