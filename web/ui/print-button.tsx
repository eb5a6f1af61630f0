import { uiTexts } from "../../texts/ui.ts";
import { Button } from "./button.tsx";
import { PrinterSmallIcon } from "./icons/index.ts";

/** Opens the browser's print dialog. */
export const PrintButton = ({ text = uiTexts.print }: { text?: string }) => (
  <Button variant="tertiary" size="sm" data-print="hide" onClick={() => window.print()}>
    <PrinterSmallIcon aria-hidden />
    {text}
  </Button>
);
