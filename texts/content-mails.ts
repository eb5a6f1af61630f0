import type { ComposedMail } from "../core/mail/index.ts";
import { portalMail } from "./mail-frame.ts";

/** Mails to editors about pages. docs/spec/content.md, Planned publishing */
export const contentMails = {
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
    ]),
} as const;
