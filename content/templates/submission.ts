import type { FieldBlock, SectionBlock } from "../../features/template/rules/index.ts";
import { options, sectionBlock, subsection } from "./blocks.ts";

/** The last tab of every template: what to attach, what to check, and sending. The checklist stands under what readers get, since it hides itself from them. */
export const submission = (checks: Readonly<Record<string, string>>, documents: FieldBlock[]): SectionBlock[] => [
  sectionBlock("dokumenter-seksjon", "Dokumenter", documents),
  subsection(
    "sjekkliste-seksjon",
    "Sjekkliste",
    [
      {
        kind: "Select",
        key: "sjekkliste",
        title: "Gå gjennom før dere sender",
        deactivateComments: true,
        selectType: "checkboxes",
        options: options({
          ...checks,
          lest: "Alle bidragsytere har lest den siste utgaven",
          bestiller: "Lederen som har bestilt vurderingen, vet at den blir publisert",
        }),
      },
    ],
    { hideWhenPublished: true },
  ),
  {
    kind: "PublishSection",
    key: "send-til-publisering",
    title: "Send til publisering",
    showInLeftMenu: true,
    hideWhenPublished: true,
    description:
      "Redaksjonen leser vurderingen og publiserer den, eller sender den tilbake med en melding. Mens den er hos redaksjonen, kan den ikke endres.",
    checklist: [],
  },
];

/** One attachment, which becomes public with the assessment. */
export const pdfAttachment = (examples: string): FieldBlock => ({
  kind: "PdfUpload",
  key: "vedlegg-pdf",
  title: "Vedlegg (PDF)",
  helpText: `For eksempel ${examples}. Én PDF-fil på høyst 25 MB.`,
  infoTextForDraft: "Vedlegget blir offentlig. Det skal ikke ha opplysninger om enkeltpersoner.",
  infoTextForReader: "Vedlegget er laget av forfatterne.",
});
