import { byLanguage } from "../../platform/pure/language/index.ts";
import { duty, portalMail } from "../../platform/pure/mail/frame-texts.ts";
import type { ComposedMail } from "../../platform/pure/mail/index.ts";
import * as nn from "./mails.nn.ts";

/** `page`: its name, or null when it cannot be quoted. */
type Reviewed = { readonly page: string | null; readonly by: string; readonly url: string };
const called = ({ page }: Reviewed): string => (page === null ? "En side" : `Siden «${page}»`);

const responsible = duty("du er ansvarlig for siden, eller publiserte den sist");

/** Mails to editors about pages. */
export const contentMails = {
  /** @param pages the first to look at first */
  review: ({ name, pages }: { readonly name: string; readonly pages: readonly Reviewed[] }): ComposedMail => {
    const [only, ...more] = pages;
    if (only && more.length === 0)
      return portalMail("En side skulle ha vært gjennomgått", { name }, [
        {
          kind: "text",
          text: `${called(only)} skulle ha vært gjennomgått innen ${only.by}. Se om innholdet stemmer, og sett en ny dato.`,
        },
        { kind: "button", label: "Gå til siden", url: only.url },
        responsible,
      ]);
    return portalMail(`${pages.length} sider skulle ha vært gjennomgått`, { name }, [
      { kind: "text", text: "Se om innholdet på disse sidene stemmer, og sett nye datoer." },
      ...pages.map((each) => ({
        kind: "small" as const,
        text: `${called(each)}: innen ${each.by}`,
        url: each.url,
      })),
      responsible,
    ]);
  },
  /** @param page its name, or null when it cannot be quoted */
  missed: ({
    name,
    page,
    url,
  }: {
    readonly name: string;
    readonly page: string | null;
    readonly url: string;
  }): ComposedMail =>
    portalMail("En side ble ikke publisert som planlagt", { name }, [
      {
        kind: "text",
        text: `${page === null ? "En side" : `Siden «${page}»`} skulle ha blitt publisert nå, men noe stopper den. Leserne har det de hadde.`,
      },
      { kind: "button", label: "Se hva som må rettes", url },
      duty("det var du som planla publiseringen"),
    ]),
} as const;

export const contentMailsIn = byLanguage({ nb: contentMails, nn: nn.contentMails });
