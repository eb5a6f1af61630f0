import { html, media, text } from "../property/index.ts";
import { definePage } from "./definition.ts";

const message = {
  header: text({ required: true, max: 120 }),
  description: html({ required: true, features: [] }),
} as const;

export const notFoundPage = definePage({
  type: "NotFoundPage",
  chain: ["Page", "NotFoundPage"],
  sites: ["minimetode", "metodevarsel"],
  children: [],
  single: true,
  screen: true,
  props: {
    ...message,
    animation: media({
      accept: "image",
    }),
  },
});

export const accessDeniedPage = definePage({
  type: "AccessDeniedPage",
  chain: ["Page", "AccessDeniedPage"],
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
  sites: ["minimetode"],
  children: [],
  single: true,
  props: {
    heading: text({ required: true, max: 120 }),
    text: html({ features: [] }),
    linkTitle: text({ required: true, max: 60 }),
  },
});
