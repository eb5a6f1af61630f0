import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { ApiProvider } from "../../../web/api/api.ts";
import { browserApi } from "../../../web/api/browser-api.ts";
import { ImportReferences } from "../../../web/author/blocks/evidence-table/import-references.tsx";
import "../../../web/theme/index.css";

const rows = [{ shortId: "Hansen 2021", reference: "Hansen K. Eksempelstudien om pustehjelp hjemme. 2021." }];

/** The dialog beside a table with one row, and what it handed over. The test answers the call. */
function Page() {
  const [chosen, setChosen] = useState("");
  return (
    <main>
      <h1>Evidenstabell</h1>
      <ImportReferences
        block={{ contentId: 7, title: "Primærstudier", rows }}
        onChosen={(items) => setChosen(JSON.stringify(items))}
      />
      <output id="chosen">{chosen}</output>
    </main>
  );
}

const root = document.getElementById("root");
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <ApiProvider value={browserApi}>
        <Page />
      </ApiProvider>
    </StrictMode>,
  );
}
