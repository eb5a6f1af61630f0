export { AccountsScreen } from "./accounts-screen.tsx";
export { type DraftsOf, draftsOf } from "./drafts-of.ts";
export { LogScreen } from "./log-screen.tsx";
export { type FoundPerson, PeopleField } from "./people-field.tsx";
