import { addresses as sitePages } from "../../../core/address/index.ts";
import type { AssessmentView } from "../../../core/contract/reading.ts";
import { readingTexts } from "../../../texts/reading.ts";
import { useSite } from "../../shell/use-site.ts";
import { EnvelopeClosedIcon, FileTextIcon, LinkButton, PrintButton, ShareMenu } from "../../ui/index.ts";
import styles from "./reading.module.css";
import type { ReadingAddresses } from "./reading-address.ts";

type ToolbarProps = { readonly read: AssessmentView; readonly addresses?: ReadingAddresses | undefined };

/** Sharing, print, and the contact where it may be shown. A preview has neither sharing nor contact. docs/spec/publication.md, Toolbar */
export function Toolbar({ read, addresses }: ToolbarProps) {
  const { origin } = useSite();
  const url = `${origin}${sitePages.assessment(read.contentLink.id)}`;
  const mayContact =
    read.shows !== "preview" && read.approvedDisplayContact && !read.hideContact && read.contactEmail !== "";
  return (
    <ul className={styles.toolbar} aria-label={readingTexts.toolbar} data-print="hide">
      {read.shows === "preview" ? null : (
        <li>
          <ShareMenu title={read.heading} url={url} />
        </li>
      )}
      {addresses ? (
        <li>
          <LinkButton href={addresses.print} variant="tertiary" size="sm">
            <FileTextIcon aria-hidden />
            {readingTexts.printable}
          </LinkButton>
        </li>
      ) : null}
      <li>
        <PrintButton />
      </li>
      {mayContact ? (
        <li>
          <LinkButton href={`mailto:${read.contactEmail}`} variant="tertiary" size="sm">
            <EnvelopeClosedIcon aria-hidden />
            {readingTexts.contactProposer}
          </LinkButton>
        </li>
      ) : null}
    </ul>
  );
}
