import type { Template } from "../../../features/template/rules/index.ts";
import { peerReview } from "../peer-review.ts";
import { warnings } from "../warnings.ts";
import { omVurderingenReglerType1, omVurderingenType1 } from "./0-om-vurderingen.ts";
import { metoden, metodenRegler } from "./1-metoden.ts";
import { pasienter } from "./2-pasienter.ts";
import { litteratursok, litteratursokRegler } from "./3-litteratursok.ts";
import { effektOgSikkerhet } from "./4-effekt-og-sikkerhet.ts";
import { etikkOgJus, etikkOgJusRegler } from "./5-etikk-og-jus.ts";
import { organiseringRegler, organiseringType1 } from "./6-organisering.ts";
import { okonomiType1 } from "./7-okonomi.ts";
import { oppsummeringReglerType1, oppsummeringType1 } from "./8-oppsummering.ts";
import { innsendingType1 } from "./9-innsending.ts";

/** Mini method assessment of a health trust. */
export const templateType1: Template = {
  assessmentType: "1",
  name: "Mini-metodevurdering for helseforetak",
  description: "For helseforetak som vurderer å innføre, utvide eller fase ut en metode.",
  fieldGroups: [
    { text: "Om vurderingen", value: "0" },
    { text: "Metoden", value: "1" },
    { text: "Pasienter", value: "2" },
    { text: "Litteratursøk", value: "3" },
    { text: "Effekt og sikkerhet", value: "4" },
    { text: "Etikk og jus", value: "5" },
    { text: "Organisering", value: "6" },
    { text: "Økonomi", value: "7" },
    { text: "Oppsummering", value: "8" },
    { text: "Fagfellevurdering", value: "9" },
    { text: "Innsending", textForReader: "Vedlegg", value: "10" },
  ],
  sections: [
    omVurderingenType1,
    metoden,
    pasienter,
    litteratursok,
    effektOgSikkerhet,
    etikkOgJus,
    organiseringType1,
    okonomiType1,
    oppsummeringType1,
    peerReview({ method: "metoden", workplace: "et annet, likeverdig fagmiljø" }),
    innsendingType1,
  ],
  relationRules: [
    ...omVurderingenReglerType1,
    ...metodenRegler,
    ...litteratursokRegler,
    ...etikkOgJusRegler,
    ...organiseringRegler,
    ...oppsummeringReglerType1,
  ],
  warnings,
};
