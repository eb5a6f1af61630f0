/** The messages of the rules of media, by the rule's kind. */
export const mediaProblems: Readonly<Record<string, string>> = {
  MediaIsSvg: "SVG-filer kan inneholde programmer og tas ikke imot. Lagre bildet som PNG først.",
  MediaUnknown:
    "Biblioteket tar imot bilder (PNG og JPEG) og dokumenter (PDF, Word, Excel og PowerPoint i nyere format).",
  MediaNamedOtherwise: "Filens innhold er noe annet enn navnet sier. Lagre den på nytt i riktig format.",
  MediaHasMacros: "Dokumentet inneholder makroer. Lagre det uten makroer, eller som PDF, og last opp på nytt.",
  MediaOfOtherKind: "Et bilde kan bare byttes ut med et bilde, og et dokument med et dokument.",
  MediaInUse: "Filen er i bruk. Fjern den fra sidene først.",
  MediaFolderTaken: "Det finnes en mappe med dette navnet. Velg et annet",
  MediaFolderInUse: "Det ligger filer i mappen. Flytt dem først.",
  MediaFolderGone: "Mappen er borte. Velg en annen.",
};
