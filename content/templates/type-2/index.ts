import type { Template } from "../../../features/template/rules/index.ts";
import { ethics } from "../ethics.ts";
import { peerReviewAsText } from "../peer-review.ts";
import { warnings } from "../warnings.ts";
import { omVurderingenReglerType2, omVurderingenType2 } from "./0-om-vurderingen.ts";
import { tiltaket, tiltaketRegler } from "./1-tiltaket.ts";
import { innbyggere } from "./2-innbyggere.ts";
import { kunnskapType2 } from "./3-kunnskap.ts";
import { okonomiType2, organiseringType2 } from "./4-organisering-og-okonomi.ts";
import { oppsummeringReglerType2, oppsummeringType2 } from "./5-oppsummering.ts";
import { innsendingType2 } from "./6-innsending.ts";

const etikk = ethics({ method: "tiltaket", people: "innbyggerne" });

/** Mini method assessment of a municipality: measures and residents instead of methods and patients. */
export const templateType2: Template = {
  assessmentType: "2",
  name: "Mini-metodevurdering for kommuner",
  description: "For kommuner og fylkeskommuner som vurderer å innføre, utvide eller fase ut et tiltak.",
  fieldGroups: [
    { text: "Om vurderingen", value: "0" },
    { text: "Tiltaket", value: "1" },
    { text: "Innbyggere", value: "2" },
    { text: "Kunnskap", value: "3" },
    { text: "Etikk og jus", value: "4" },
    { text: "Organisering", value: "5" },
    { text: "Økonomi", value: "6" },
    { text: "Oppsummering", value: "7" },
    { text: "Fagfellevurdering", value: "8" },
    { text: "Innsending", textForReader: "Vedlegg", value: "9" },
  ],
  sections: [
    omVurderingenType2,
    tiltaket,
    innbyggere,
    kunnskapType2,
    etikk.sections,
    organiseringType2,
    okonomiType2,
    oppsummeringType2,
    peerReviewAsText({ method: "tiltaket", workplace: "en annen kommune eller et fagmiljø" }),
    innsendingType2,
  ],
  relationRules: [...omVurderingenReglerType2, ...tiltaketRegler, ...etikk.rules, ...oppsummeringReglerType2],
  warnings,
};
