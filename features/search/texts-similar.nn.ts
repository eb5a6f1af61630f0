import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-similar.ts";

export const similarTexts: Translated<typeof nb.similarTexts> = {
  exists: "Finst dette allereie?",
  look: "Sjå om noko av dette allereie svarer på spørsmålet. Lenkene blir opna i ny fane.",
  together: (isContact) => (isContact ? "Skriv saman med dei" : "Skriv saman med dei, via redaksjonen"),
  togetherOn: (title) => `: ${title}`,
  mail: {
    subject: (title) => `Skrive saman: ${title}`,
    body: (title, url, isContact) =>
      isContact
        ? `Hei!\n\nVi ser at de arbeider med «${title}»:\n${url}\n\nVi tenkte å vurdere noko som liknar. Kan vi skrive saman?\n`
        : `Hei!\n\nVi tenkte å vurdere noko som liknar på «${title}»:\n${url}\n\nKan de setje oss i kontakt med dei som skriv?\n`,
  },
};
