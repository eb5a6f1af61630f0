import { hydrateRoot } from "react-dom/client";
import { pageAt } from "./pages.tsx";

const root = document.getElementById("root");
const problems: string[] = [];
if (root && !location.search.includes("static"))
  hydrateRoot(root, pageAt(location.pathname), {
    onRecoverableError: (error) => problems.push(String(error)),
  });
Object.assign(window, { hydrationProblems: problems });
