import { byLanguage } from "../../platform/pure/language/index.ts";
import type { SearchRoute, StateFilter } from "../search/rules/index.ts";
import type { Frequency } from "./rules/index.ts";
import * as nn from "./texts.nn.ts";

type Searched = { readonly q: string; readonly from: StateFilter; readonly names: readonly (string | null)[] };

/** Pages and mails about alerts by e-mail. */
export const subscriptionTexts = {
  frequency: {
    daily: "Daglig, klokken 8",
    weekly: "Ukentlig, mandag klokken 8",
    instantly: "Straks ved oppdatering",
  } satisfies Record<Frequency, string>,
  everything: "alt nytt",
  things: {
    methodassessment: "mini-metodevurderinger",
    methodnotifications: "metodevarsler",
  } satisfies Record<SearchRoute, string>,
  from: {
    healthAuthority: "bare fra helseforetak",
    municipality: "bare fra kommuner",
    collaboration: "fra samarbeid",
  } satisfies Record<Exclude<StateFilter, "all">, string>,
  /** The description of a search, within a sentence. @param names of its chosen items, null for an item that no longer has a name */
  what({ q, from, names }: Searched): string {
    const known = names.filter((name) => name !== null);
    const parts = [
      ...(q ? [`«${q}»`] : []),
      ...(from === "all" ? [] : [this.from[from]]),
      ...known,
      ...(known.length < names.length ? ["andre filtre"] : []),
    ];
    return parts.length > 0 ? parts.join(", ") : this.everything;
  },
  within: (what: string, things: string) => `${what} i ${things}`,
  form: {
    title: "Få varsel på e-post",
    about: (what: string) => `Du får en e-post når noe blir publisert eller oppdatert. Gjelder: ${what}.`,
    email: "E-postadresse",
    frequency: "Hvor ofte?",
    send: "Bestill varsel",
    privacy:
      "Vi bruker adressen bare til disse varslene, og sletter den når du avslutter det siste. Du kan avslutte fra hver e-post.",
    privacyMore: "Les om personvern",
    feed: "Du kan også følge søket i en feedleser:",
    back: "Til søket",
  },
  /** The short form on a front page. */
  panel: {
    topic: "Fagområde",
    allTopics: "Alle fagområder",
    send: "Få varsel",
    often: "Høyst én e-post om dagen.",
    privacy: "Slik bruker vi adressen",
  },
  table: {
    columns: ["Tittel", "Fra", "Publisert", "Sist endret", "Fagområder", "Sammendrag", "Adresse"],
    started: "Ikke publisert",
  },
  decisions: {
    columns: [
      ...["Virksomhet", "Tittel", "Utgave", "Beslutning", "Besluttet", "Vilkår eller begrunnelse", "Følges opp av"],
      ...["Følges opp", "Resultat", "Adresse"],
    ],
  },
  asked: {
    title: "Sjekk e-posten din",
    text: "Vi har sendt en e-post til adressen. Åpne lenken i den og bekreft, så begynner varslene. Lenken gjelder i 7 dager.",
  },
  refused: { title: "Varselet er ikke bestilt", back: "Tilbake" },
  mine: {
    title: "Dine varsler",
    confirmTitle: "Bekreft varselet",
    waiting: "Ikke bekreftet",
    confirm: "Ja, send meg varsler",
    change: "Lagre hvor ofte",
    pause: "Sett på pause",
    paused: "Satt på pause. Du får ikke e-post om dette før du fortsetter.",
    resume: "Fortsett",
    end: "Avslutt",
    endAll: "Avslutt alle og slett adressen",
    /** The message after an action, if the page does not show the result by itself. */
    done: {
      confirm: "Takk. Varselet er bekreftet.",
      change: "Lagret.",
      resume: "Du får varsler igjen.",
      end: "Ett varsel er avsluttet.",
      language: "Varslene kommer på bokmål fra nå.",
    },
    /** Written in the other language. */
    otherLanguage: { language: "nn", choose: "Få varsel på nynorsk" },
    gone: "Varselet er avsluttet",
    goneText: "Du får ikke flere e-poster fra dette varselet. Lenken gjelder ikke lenger.",
  },
} as const;

export const subscriptionTextsIn = byLanguage({ nb: subscriptionTexts, nn: nn.subscriptionTexts });
