import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { paths } from "../../../features/api/paths.ts";
import { studyTarget } from "../../../features/evidence/screens/study-target.ts";
import { ImportReferences } from "../../../features/reference/screens/import-references.tsx";
import type { Added, RowToAdd } from "../../../features/row/screens/index.ts";
import { ApiProvider } from "../../../platform/browser/api/api.ts";
import { openBrowserApi } from "../../../platform/browser/api/browser-api.ts";
import "../../../platform/ui/theme/index.css";

const rows = [
  {
    id: 11,
    rev: 3,
    cells: { shortId: "Hansen 2021", reference: "Hansen K. Eksempelstudien om pustehjelp hjemme. 2021.", date: "" },
  },
];

const browserApi = openBrowserApi(paths, async () => paths);

const refusal = { type: "about:blank#Full", title: "Tabellen er full.", status: 409, kind: "Full" };

/** The dialog beside a table with one row, and what it handed over. The test answers the call. */
function Page() {
  const [made, setMade] = useState<readonly RowToAdd[]>([]);
  const [said, setSaid] = useState<number | null>(null);
  // Stands for the server: the first time it refuses the third row.
  const add = async (rows: readonly RowToAdd[]): Promise<Added> => {
    const isRefused = made.length === 0 && rows.length > 2;
    const taken = isRefused ? rows.slice(0, 2) : rows;
    setMade([...made, ...taken]);
    return { added: taken.length, problem: isRefused ? refusal : null };
  };
  return (
    <main>
      <h1>Evidenstabell</h1>
      <ImportReferences
        block={{ contentId: 7, title: "Primærstudier", rows }}
        target={studyTarget}
        add={add}
        onAdded={setSaid}
      />
      <output id="chosen">
        {made.length > 0
          ? JSON.stringify(made.map(({ cells, into }) => (into ? { ...cells, into: into.id } : cells)))
          : ""}
      </output>
      <output id="said">{said}</output>
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
