export { AssessmentScreen } from "./assessment/assessment-screen.tsx";
export { WorkListScreen } from "./list/work-list-screen.tsx";
