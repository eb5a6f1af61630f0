export { ContentScreen } from "../../content/screens/desk/index.ts";
export { OverviewScreen } from "../../overview/screens/overview-screen.tsx";
export { RetractionsScreen } from "../../retraction/screens/desk/retractions-screen.tsx";
export { SearchDeskScreen } from "../../search/screens/desk/search-desk-screen.tsx";
export { TemplatesScreen } from "../../template/screens/index.tsx";
export { AssessmentScreen } from "./assessment/assessment-screen.tsx";
export { WorkListScreen } from "./list/work-list-screen.tsx";
export { DeskShell } from "./shell/desk-shell.tsx";
