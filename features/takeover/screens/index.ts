export { GoneTexts } from "./gone-texts.tsx";
export { TemplateNotice } from "./template-notice.tsx";
