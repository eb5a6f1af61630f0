export { AssessmentScreen } from "./assessment/assessment-screen.tsx";
export { ContentScreen } from "./content/index.ts";
export { WorkListScreen } from "./list/work-list-screen.tsx";
export { SearchDeskScreen } from "./search/search-desk-screen.tsx";
export { TemplatesScreen } from "./templates/index.tsx";
