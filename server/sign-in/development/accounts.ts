import type { DeskRole } from "../../../core/access/index.ts";

export type DevelopmentAccount = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly DeskRole[];
};

/** docs/spec/sign-in.md, Development accounts */
export const developmentAccounts: readonly DevelopmentAccount[] = [
  { id: "redaktor", name: "Eksempel Redaktør", email: "redaktor@eksempel.no", roles: ["editor"] },
  { id: "admin", name: "Eksempel Administrator", email: "admin@eksempel.no", roles: ["admin"] },
  { id: "forfatter", name: "Eksempel Forfatter", email: "forfatter@eksempel.no", roles: [] },
  { id: "fagfelle", name: "Eksempel Fagfelle", email: "fagfelle@eksempel.no", roles: [] },
];

export const accountOf = (id: unknown): DevelopmentAccount | undefined =>
  developmentAccounts.find((account) => account.id === id);
