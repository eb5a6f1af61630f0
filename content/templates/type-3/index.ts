import type { Template } from "../../../features/template/rules/index.ts";
import { ethics } from "../ethics.ts";
import { peerReview } from "../peer-review.ts";
import { warnings } from "../warnings.ts";
import { omVurderingenReglerType3, omVurderingenType3 } from "./0-om-vurderingen.ts";
import { metodenOgForlopet } from "./1-metoden-og-forlopet.ts";
import { kunnskapType3 } from "./2-kunnskap.ts";
import { ansvarOgOrganisering, okonomiType3 } from "./3-ansvar-og-okonomi.ts";
import { oppsummeringReglerType3, oppsummeringType3 } from "./4-oppsummering.ts";
import { innsendingType3 } from "./5-innsending.ts";

const etikk = ethics({ method: "metoden", people: "pasientene" });

/** Mini method assessment across the levels: an organisation or a county takes the lead. */
export const templateType3: Template = {
  assessmentType: "3",
  name: "Mini-metodevurdering på tvers av nivåene",
  description: "For helseforetak, kommuner og andre som vurderer en metode sammen.",
  fieldGroups: [
    { text: "Om vurderingen", value: "0" },
    { text: "Metoden og forløpet", value: "1" },
    { text: "Kunnskap", value: "2" },
    { text: "Etikk og jus", value: "3" },
    { text: "Ansvar og organisering", value: "4" },
    { text: "Økonomi", value: "5" },
    { text: "Oppsummering", value: "6" },
    { text: "Fagfellevurdering", value: "7" },
    { text: "Innsending", textForReader: "Vedlegg", value: "8" },
  ],
  sections: [
    omVurderingenType3,
    metodenOgForlopet,
    kunnskapType3,
    etikk.sections,
    ansvarOgOrganisering,
    okonomiType3,
    oppsummeringType3,
    peerReview({ method: "metoden", workplace: "et fagmiljø utenfor virksomhetene som samarbeider" }),
    innsendingType3,
  ],
  relationRules: [...omVurderingenReglerType3, ...etikk.rules, ...oppsummeringReglerType3],
  warnings,
};
