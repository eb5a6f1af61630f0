export { PublishSectionField } from "./publish-section-field.tsx";
