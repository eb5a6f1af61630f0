import { addresses, routePaths } from "../../features/address/rules/index.ts";
import type { Config } from "../../platform/server/config.ts";

type Account = { readonly id: string; readonly roles: readonly string[] };

/** The lines printed after a start: addresses and demo accounts. */
export function welcome(config: Config, accounts: readonly Account[], seconds: number): string {
  const at = (place: string) => `${config.publicUrl}${place}`;
  const places: readonly (readonly [string, string])[] = [
    ["Reading and search", `${at(addresses.home)}  ${at(addresses.search)}`],
    ...(config.notificationUrl
      ? ([["Method notifications", `${config.notificationUrl}${addresses.home}`]] as const)
      : []),
    ["Start an assessment", `${at(addresses.start["1"])}  ${addresses.start["2"]}  ${addresses.start["3"]}`],
    ["Editors' desk", at(addresses.desk)],
    ...(config.development && config.mail.kind === "outbox"
      ? ([["Mail that was sent", at("/dev/outbox")]] as const)
      : []),
  ];
  const signIn =
    config.signIn.kind === "development" ? accountLines(accounts, at(`${routePaths.login}?login_hint=`)) : [];
  return [
    "",
    `Minimetode is running (${seconds.toFixed(1)} s). Stop it with Ctrl-C.`,
    "",
    ...places.map(([what, where]) => `  ${what.padEnd(21)}${where}`),
    ...signIn,
    "",
  ].join("\n");
}

const accountLines = (accounts: readonly Account[], signIn: string): string[] => [
  "",
  "  Demo accounts (open the address to sign in, there is no password)",
  ...accounts.map(({ id, roles }) => `  ${id.padEnd(21)}${signIn}${id}${roles.map((role) => `  (${role})`).join("")}`),
];
