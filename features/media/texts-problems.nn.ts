import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-problems.ts";

export const mediaProblems: Translated<typeof nb.mediaProblems> = {
  MediaIsSvg: "SVG-filer kan innehalde program og blir ikkje tekne imot. Lagre biletet som PNG først.",
  MediaUnknown:
    "Biblioteket tek imot bilete (PNG og JPEG) og dokument (PDF, Word, Excel og PowerPoint i nyare format).",
  MediaNamedOtherwise: "Innhaldet i fila er noko anna enn namnet seier. Lagre fila på nytt i rett format.",
  MediaHasMacros: "Dokumentet inneheld makroar. Lagre det utan makroar, eller som PDF, og last opp på nytt.",
  MediaOfOtherKind: "Eit bilete kan berre byttast ut med eit bilete, og eit dokument med eit dokument.",
  MediaInUse: "Fila er i bruk. Fjern fila frå sidene først.",
  MediaFolderTaken: "Det finst ei mappe med dette namnet. Vel eit anna",
  MediaFolderInUse: "Det ligg filer i mappa. Flytt dei først.",
  MediaFolderGone: "Mappa er borte. Vel ei anna.",
};
