import { addresses } from "../../../core/address/index.ts";
import type { DeskAssessment } from "../../../core/contract/desk.ts";
import { deskAssessmentTexts } from "../../../texts/desk-screens.ts";
import { EyeIcon, FileTextIcon, GlobeIcon, LinkButton } from "../../ui/index.ts";
import styles from "./assessment.module.css";

const texts = deskAssessmentTexts;

/** The ways to read it: as readers will see it, as the authors write it, and as it is published. */
export const ReadingLinks = ({ assessment: { id, publishedVersions } }: { assessment: DeskAssessment }) => (
  <nav aria-label={texts.read} className={styles.links}>
    <LinkButton variant="secondary" href={addresses.preview(id)}>
      <EyeIcon aria-hidden />
      {texts.preview}
    </LinkButton>
    <LinkButton variant="tertiary" href={addresses.edit(id)}>
      <FileTextIcon aria-hidden />
      {texts.workingCopy} {texts.workingCopyHint}
    </LinkButton>
    {publishedVersions > 0 ? (
      <LinkButton variant="tertiary" href={addresses.assessment(id)}>
        <GlobeIcon aria-hidden />
        {texts.readingPage}
      </LinkButton>
    ) : null}
  </nav>
);
