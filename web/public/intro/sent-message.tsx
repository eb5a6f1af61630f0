import { useEffect, useRef } from "react";
import type { PageModel } from "../../../core/content/index.ts";
import { Html } from "../../content/html.tsx";
import { Alert } from "../../ui/index.ts";

type SentMessageProps = { readonly content: PageModel<"IntroPage">; readonly takeFocus: boolean };

/** The assessment is started: what happens next, in the editors' words. */
export function SentMessage({ content, takeFocus }: SentMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takeFocus) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "center" });
  }, [takeFocus]);
  return (
    <div ref={box} tabIndex={-1} data-sent>
      <Alert tone="success" role="status" heading={content.sentHeading}>
        <Html html={content.sentText} />
      </Alert>
    </div>
  );
}
