import { Alert } from "../../../platform/ui/index.ts";
import type { PdfLack } from "../rules/pdf-lacks.ts";
import { attachmentTexts } from "../texts.ts";

/** An uploaded PDF with what it lacks. */
export type Lacking = { readonly name: string; readonly lacks: readonly PdfLack[] };

/** Accessibility faults of a PDF that was just uploaded, and how the author can correct them. */
export const PdfNotice = ({ name, lacks }: Lacking) =>
  lacks.length === 0 ? null : (
    <Alert tone="warning" role="status">
      <p>{attachmentTexts.lacking(name)}</p>
      <ul>
        {lacks.map((lack) => (
          <li key={lack}>{attachmentTexts.lacks[lack]}</li>
        ))}
      </ul>
      <p>{attachmentTexts.lackingHow}</p>
    </Alert>
  );
