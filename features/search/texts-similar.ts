/** The documents that resemble a title while somebody writes it. */
export const similarTexts = {
  exists: "Finnes dette allerede?",
  look: "Se om noe av dette allerede svarer på spørsmålet. Lenkene åpnes i ny fane.",
  together: (isContact: boolean) => (isContact ? "Skriv sammen med dem" : "Skriv sammen med dem, via redaksjonen"),
  togetherOn: (title: string) => `: ${title}`,
  mail: {
    subject: (title: string) => `Skrive sammen: ${title}`,
    body: (title: string, url: string, isContact: boolean) =>
      isContact
        ? `Hei!\n\nVi ser at dere arbeider med «${title}»:\n${url}\n\nVi tenkte å vurdere noe som ligner. Kan vi skrive sammen?\n`
        : `Hei!\n\nVi tenkte å vurdere noe som ligner på «${title}»:\n${url}\n\nKan dere sette oss i kontakt med dem som skriver?\n`,
  },
} as const;
