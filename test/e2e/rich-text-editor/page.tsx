import { StrictMode, useId, useState } from "react";
import { createRoot } from "react-dom/client";
import { RichTextEditor } from "../../../platform/editing/rich-text-editor/index.ts";
import { RichText } from "../../../platform/ui/rich-text/rich-text.tsx";
import "../../../platform/ui/theme/index.css";

/** One field as a block shows it, with what the test needs to see and to change from outside. */
function Page() {
  const labelId = useId();
  const [value, setValue] = useState(() => new URLSearchParams(location.search).get("value") ?? "");
  const [outside, setOutside] = useState("");
  const [readOnly, setReadOnly] = useState(false);
  const [maxLength, setMaxLength] = useState(200_000);
  const [left, setLeft] = useState(0);
  return (
    <main>
      <h1>Tekstredigering</h1>
      <button type="button">Før</button>
      <p id={labelId}>Beskrivelse av metoden</p>
      <RichTextEditor
        label="Beskrivelse av metoden"
        labelId={labelId}
        value={value}
        onChange={setValue}
        onBlur={() => setLeft((times) => times + 1)}
        readOnly={readOnly}
        maxLength={maxLength}
      />
      <button type="button">Etter</button>
      <p>
        <label>
          Verdi utenfra <textarea value={outside} onChange={(event) => setOutside(event.target.value)} />
        </label>
        <button type="button" onClick={() => setValue(outside)}>
          Bruk
        </button>
        <label>
          <input type="checkbox" checked={readOnly} onChange={(event) => setReadOnly(event.target.checked)} />{" "}
          Lesevisning
        </label>
        <button type="button" onClick={() => setMaxLength(100)}>
          Hundre tegn
        </button>
      </p>
      <output id="html">{value}</output>
      <p id="left">Forlatt {left}</p>
      <section aria-label="Lesetekst">
        <RichText html={value} />
      </section>
    </main>
  );
}

const root = document.getElementById("root");
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}
