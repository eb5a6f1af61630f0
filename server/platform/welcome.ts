import type { Config } from "./config.ts";

type Account = { readonly id: string; readonly roles: readonly string[] };

/** What a person who started the app wants to know: where everything is and who can sign in. */
export function welcome(config: Config, accounts: readonly Account[], seconds: number): string {
  const at = (place: string) => `${config.publicUrl}${place}`;
  const places: readonly (readonly [string, string])[] = [
    ["Reading and search", `${at("/")}  ${at("/sok/")}`],
    ["Start an assessment", `${at("/start/helseforetak")}  /start/kommune  /start/organisasjon`],
    ["Editors' desk", at("/redaksjon/")],
    ...(config.development && config.mail.kind === "outbox"
      ? ([["Mail that was sent", at("/dev/outbox")]] as const)
      : []),
  ];
  const signIn = config.signIn.kind === "development" ? accountLines(accounts, at("/login?login_hint=")) : [];
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
