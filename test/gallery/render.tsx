import { renderToString } from "react-dom/server";
import { pageAt } from "./pages.tsx";

export const renderPage = (path: string): string => renderToString(pageAt(path));
