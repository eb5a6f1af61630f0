/** Texts for a call that got no readable answer. */
export const apiTexts = {
  Offline: "Vi får ikke kontakt med tjenesten. Sjekk nettforbindelsen og prøv igjen.",
  Timeout: "Tjenesten brukte for lang tid på å svare. Prøv igjen.",
  Unreadable: "Tjenesten ga et svar vi ikke forsto. Prøv igjen om litt.",
} as const;
