import { useState } from "react";
import { Button } from "./button.tsx";
import { FilesIcon } from "./editing-icons.tsx";
import { LiveRegion } from "./live-region.tsx";
import { uiEditingTexts } from "./texts-editing.ts";

type CopyButtonProps = { readonly text: string; readonly label?: string; readonly onCopied?: () => void };

/** Copies a text to the clipboard and shows whether it worked. */
export function CopyButton({ text, label = uiEditingTexts.copy, onCopied }: CopyButtonProps) {
  const [outcome, setOutcome] = useState("");
  const copy = async () => {
    setOutcome("");
    const worked = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setOutcome(worked ? uiEditingTexts.copied : uiEditingTexts.copyFailed);
    if (worked) onCopied?.();
  };
  return (
    <span style={{ display: "inline-flex", alignItems: "center", gap: "0.75rem" }}>
      <Button variant="secondary" size="sm" onClick={copy}>
        <FilesIcon aria-hidden />
        {label}
      </Button>
      <LiveRegion visible>{outcome}</LiveRegion>
    </span>
  );
}
