import type { Translated } from "../../platform/pure/language/index.ts";
import { duty, portalMail } from "../../platform/pure/mail/frame-texts.nn.ts";
import type * as nb from "./mails.ts";

const called = (page: string | null): string => (page === null ? "Ei side" : `Sida «${page}»`);

const responsible = duty("du er ansvarleg for sida, eller var den siste som publiserte");

export const contentMails: Translated<typeof nb.contentMails> = {
  review: ({ name, pages }) => {
    const [only, ...more] = pages;
    if (only && more.length === 0)
      return portalMail("Ei side skulle ha vore gjennomgått", { name }, [
        {
          kind: "text",
          text: `${called(only.page)} skulle ha vore gjennomgått innan ${only.by}. Sjå om innhaldet stemmer, og set ein ny dato.`,
        },
        { kind: "button", label: "Gå til sida", url: only.url },
        responsible,
      ]);
    return portalMail(`${pages.length} sider skulle ha vore gjennomgåtte`, { name }, [
      { kind: "text", text: "Sjå om innhaldet på desse sidene stemmer, og set nye datoar." },
      ...pages.map((each) => ({
        kind: "small" as const,
        text: `${called(each.page)}: innan ${each.by}`,
        url: each.url,
      })),
      responsible,
    ]);
  },
  missed: ({ name, page, url }) =>
    portalMail("Ei side blei ikkje publisert som planlagt", { name }, [
      {
        kind: "text",
        text: `${called(page)} skulle ha blitt publisert no, men noko stoppar publiseringa. Lesarane har det dei hadde.`,
      },
      { kind: "button", label: "Sjå kva som må rettast", url },
      duty("det var du som planla publiseringa"),
    ]),
};
