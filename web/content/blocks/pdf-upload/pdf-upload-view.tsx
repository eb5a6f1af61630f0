import { fileTexts } from "../../../../texts/file.ts";
import type { BlockViewProps } from "../block-view-props.ts";
import { Titled } from "../titled.tsx";

/** The PDF of the block by its name, with the info text for readers. Without a PDF there is nothing for a reader to see. */
export function PdfUploadView({ item, published, level }: BlockViewProps) {
  const { pdfName, fileUrl, infoTextForReader = "" } = item.properties;
  const file = pdfName && fileUrl ? { name: pdfName, url: fileUrl } : null;
  if (published && !file) return null;
  return (
    <Titled title={item.title} level={level}>
      {infoTextForReader === "" ? null : <p>{infoTextForReader}</p>}
      <p>{file ? <a href={file.url}>{file.name}</a> : fileTexts.none}</p>
    </Titled>
  );
}
