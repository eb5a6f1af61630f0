export { GoneAnswers } from "./gone-texts.tsx";
export { TemplateNotice } from "./template-notice.tsx";
