import type { SectionBlock } from "../../../core/template/index.ts";
import { options, section } from "../blocks.ts";

export const innsending: SectionBlock[] = [
  section("sjekkliste-seksjon", "Sjekkliste", [
    {
      kind: "Select",
      key: "sjekkliste",
      title: "Gå gjennom før dere sender",
      hideWhenPublished: true,
      deactivateComments: true,
      selectType: "checkboxes",
      options: options({
        pico: "PICO, søk og konklusjon handler om det samme spørsmålet",
        effekt: "Effekten er tallfestet, eller det står at tall mangler",
        utvelgelse: "Det står hvordan studiene er valgt ut og tolket",
        pasienttall: "Pasienttallet er det samme under Pasienter og Økonomi",
        etikk: "Alle de etiske temaene er vurdert eller begrunnet satt til side",
        klarsprak: "En som ikke er helsepersonell, har lest «Kort fortalt»",
        habilitet: "Alle bidragsytere har oppgitt habilitet",
        pasientopplysninger: "Ingen enkeltpasienter kan kjennes igjen i tekst, bilder eller vedlegg",
      }),
    },
  ]),
  section("dokumenter-seksjon", "Dokumenter", [
    {
      kind: "File",
      key: "for-dere-laster-opp",
      title: "Før dere laster opp",
      hideWhenPublished: true,
      infoTextForDraft:
        "Vedlegg blir offentlige sammen med vurderingen. Fjern skjulte kommentarer og dokumentegenskaper, og sjekk at PDF-filen kan leses av skjermleser.",
    },
    {
      kind: "PdfUpload",
      key: "vedlegg-pdf",
      title: "Vedlegg (PDF)",
      helpText: "For eksempel fullstendig søkestrategi eller utfyllende tabeller. Én PDF-fil på høyst 25 MB.",
      infoTextForDraft: "Last opp én PDF-fil. Ikke last opp dokumenter med pasientopplysninger.",
      infoTextForReader: "Vedlegget er laget av forfatterne.",
    },
    {
      kind: "ImageUpload",
      key: "vedlegg-bilder",
      title: "Bilder",
      helpText:
        "Figurer og bilder som hører til vurderingen (.png, .jpg eller .jpeg). Skriv en tekst som beskriver hvert bilde.",
    },
  ]),
  {
    kind: "PublishSection",
    key: "send-til-publisering",
    title: "Send til publisering",
    showInLeftMenu: true,
    hideWhenPublished: true,
    description:
      "Redaksjonen leser vurderingen og publiserer den, eller sender den tilbake med en melding. Mens den er hos redaksjonen, kan den ikke endres.",
    checklist: [
      "Alle obligatoriske felt er fylt ut. Det som mangler, blir listet opp med lenker.",
      "Alle bidragsytere har lest den siste utgaven.",
      "Lederen som har bestilt vurderingen, vet at den blir publisert.",
    ],
  },
];
