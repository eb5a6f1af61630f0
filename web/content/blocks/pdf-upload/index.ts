export { PdfUploadView } from "./pdf-upload-view.tsx";
