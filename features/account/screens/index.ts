export { AccountsScreen } from "./accounts-screen.tsx";
export { type DraftsOf, draftsOf } from "./drafts-of.ts";
export { LogScreen } from "./log-screen.tsx";
export { PeopleField, type Person } from "./people-field.tsx";
