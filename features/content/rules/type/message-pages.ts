import { html, media, text } from "../property/index.ts";
import { definePage } from "./definition.ts";

const message = {
  header: text("Overskrift", { required: true, max: 120 }),
  description: html("Beskrivelse", { required: true, features: [] }),
} as const;

export const notFoundPage = definePage({
  type: "NotFoundPage",
  chain: ["Page", "NotFoundPage"],
  label: "404-side",
  help: "Vises når en side ikke finnes.",
  sites: ["minimetode", "metodevarsel"],
  children: [],
  single: true,
  screen: true,
  props: {
    ...message,
    animation: media("Animasjon", {
      accept: "image",
      help: "Et bilde fra biblioteket. Tom: vår egen tegning, som beveger seg. De som vil ha lite bevegelse, får tegningen uten bevegelse.",
    }),
  },
});

export const accessDeniedPage = definePage({
  type: "AccessDeniedPage",
  chain: ["Page", "AccessDeniedPage"],
  label: "403-side",
  help: "Vises når en side ikke er for den som spør.",
  sites: ["minimetode", "metodevarsel"],
  children: [],
  single: true,
  screen: true,
  props: message,
});

/** Explains signing in and links to it. It has no password fields: identity providers do the signing in. features/sign-in/README.md */
export const loginPage = definePage({
  type: "LoginPage",
  chain: ["Page", "LoginPage"],
  label: "Innloggingsside",
  help: "Forklarer innloggingen og har knappen dit.",
  sites: ["minimetode"],
  children: [],
  single: true,
  props: {
    heading: text("Overskrift", { required: true, max: 120 }),
    text: html("Tekst", { features: [] }),
    linkTitle: text("Tekst på knappen", { required: true, max: 60 }),
  },
});
