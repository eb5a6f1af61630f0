export { AccountsScreen } from "./accounts-screen.tsx";
export { LogScreen } from "./log-screen.tsx";
export { PeopleField, type Person } from "./people-field.tsx";
