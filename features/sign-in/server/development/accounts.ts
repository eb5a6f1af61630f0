import type { DeskRole } from "../../../access/rules/index.ts";

export type DevelopmentAccount = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly DeskRole[];
};

export const developmentAccounts: readonly DevelopmentAccount[] = [
  { id: "redaktor", name: "Eksempel Redaktør", email: "eksempel.redaktor@eksempel.example", roles: ["editor"] },
  { id: "admin", name: "Eksempel Administrator", email: "eksempel.administrator@eksempel.example", roles: ["admin"] },
  { id: "forfatter", name: "Eksempel Forfatter", email: "eksempel.forfatter@eksempel.example", roles: [] },
  { id: "fagfelle", name: "Eksempel Fagfelle", email: "eksempel.fagfelle@eksempel.example", roles: [] },
];

export const accountOf = (id: unknown): DevelopmentAccount | undefined =>
  developmentAccounts.find((account) => account.id === id);
