import type { Config } from "./config.ts";

const DEMO_ACCOUNTS = [
  ["redaktor", "editor: publishes and returns assessments"],
  ["admin", "administrator: editor, accounts and sites"],
  ["forfatter", "a clinician who starts and writes"],
  ["fagfelle", "a peer who reviews"],
] as const;

/** What a person who started the app wants to know: where everything is and who can sign in. */
export function welcome(config: Config, seconds: number): string {
  const at = (place: string) => `${config.publicUrl}${place}`;
  const places: readonly (readonly [string, string])[] = [
    ["Reading and search", `${at("/")}  ${at("/sok/")}`],
    ["Start an assessment", `${at("/start/helseforetak")}  /start/kommune  /start/organisasjon`],
    ["Editors' desk", at("/redaksjon/")],
    ...(config.development && config.mail.kind === "outbox"
      ? ([["Mail that was sent", at("/dev/outbox")]] as const)
      : []),
  ];
  const accounts = config.signIn.kind === "development" ? accountLines(at("/login?login_hint=")) : [];
  return [
    "",
    `Minimetode is running (${seconds.toFixed(1)} s). Stop it with Ctrl-C.`,
    "",
    ...places.map(([what, where]) => `  ${what.padEnd(21)}${where}`),
    ...accounts,
    "",
  ].join("\n");
}

const accountLines = (signIn: string): string[] => [
  "",
  "  Demo accounts (open the address to sign in, there is no password)",
  ...DEMO_ACCOUNTS.map(([name, what]) => `  ${name.padEnd(21)}${signIn}${name}  ${what}`),
];
