import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts.ts";

export const subscriptionTexts: Translated<typeof nb.subscriptionTexts> = {
  frequency: {
    daily: "Kvar dag, klokka 8",
    weekly: "Kvar veke, måndag klokka 8",
    instantly: "Straks noko blir oppdatert",
  },
  everything: "alt nytt",
  things: {
    methodassessment: "mini-metodevurderingar",
    methodnotifications: "metodevarsel",
  },
  from: {
    healthAuthority: "berre frå helseføretak",
    municipality: "berre frå kommunar",
    collaboration: "frå samarbeid",
  },
  what({ q, from, names }) {
    const known = names.filter((name) => name !== null);
    const parts = [
      ...(q ? [`«${q}»`] : []),
      ...(from === "all" ? [] : [this.from[from]]),
      ...known,
      ...(known.length < names.length ? ["andre filter"] : []),
    ];
    return parts.length > 0 ? parts.join(", ") : this.everything;
  },
  within: (what, things) => `${what} i ${things}`,
  form: {
    title: "Få varsel på e-post",
    about: (what) => `Du får ein e-post når noko blir publisert eller oppdatert. Gjeld: ${what}.`,
    email: "E-postadresse",
    frequency: "Kor ofte?",
    send: "Bestill varsel",
    privacy:
      "Vi bruker adressa berre til desse varsla, og slettar adressa når du avsluttar det siste. Du kan avslutte frå kvar e-post.",
    privacyMore: "Les om personvern",
    feed: "Du kan også følgje søket i ein feedlesar:",
    back: "Til søket",
  },
  panel: {
    topic: "Fagområde",
    allTopics: "Alle fagområde",
    send: "Få varsel",
    often: "Høgst éin e-post om dagen.",
    privacy: "Slik bruker vi adressa",
  },
  table: {
    columns: ["Tittel", "Frå", "Publisert", "Sist endra", "Fagområde", "Samandrag", "Adresse"],
    started: "Ikkje publisert",
  },
  decisions: {
    columns: [
      "Verksemd",
      "Tittel",
      "Utgåve",
      "Avgjerd",
      "Avgjort",
      "Vilkår eller grunngiving",
      "Skal følgjast opp av",
      "Skal følgjast opp",
      "Resultat",
      "Adresse",
    ],
  },
  asked: {
    title: "Sjekk e-posten din",
    text: "Vi har sendt ein e-post til adressa. Opne lenka der og stadfest, så byrjar varsla. Lenka gjeld i 7 dagar.",
  },
  refused: { title: "Varselet er ikkje bestilt", back: "Tilbake" },
  mine: {
    title: "Varsla dine",
    confirmTitle: "Stadfest varselet",
    waiting: "Ikkje stadfesta",
    confirm: "Ja, send meg varsel",
    change: "Lagre kor ofte",
    pause: "Set på pause",
    paused: "Sett på pause. Du får ikkje e-post om dette før du held fram.",
    resume: "Hald fram",
    end: "Avslutt",
    endAll: "Avslutt alle og slett adressa",
    done: {
      confirm: "Takk. Varselet er stadfesta.",
      change: "Lagra.",
      resume: "Du får varsel igjen.",
      end: "Eitt varsel er avslutta.",
      language: "Varsla kjem på nynorsk frå no.",
    },
    otherLanguage: { language: "nb", choose: "Få varsler på bokmål" },
    gone: "Varselet er avslutta",
    goneText: "Du får ikkje fleire e-postar frå dette varselet. Lenka gjeld ikkje lenger.",
  },
};
