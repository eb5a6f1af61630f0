export { PdfUploadField } from "./pdf-upload-field.tsx";
