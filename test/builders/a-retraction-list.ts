const COLUMNS = [
  ...["Record ID", "Title", "Subject", "Institution", "Journal", "Publisher", "Country", "Author", "URLS"],
  ...["ArticleType", "RetractionDate", "RetractionDOI", "RetractionPubMedID", "OriginalPaperDate", "OriginalPaperDOI"],
  ...["OriginalPaperPubMedID", "RetractionNature", "Reason", "Paywalled", "Notes"],
];

type ListRow = {
  readonly record: number;
  readonly doi?: string;
  readonly pmid?: string;
  readonly nature?: "Retraction" | "Expression of concern" | "Correction" | "Reinstatement";
  readonly date?: string;
};

/** A CSV file in the shape of the list of Retraction Watch, with invented notices and empty rows at its end. */
export const aRetractionList = (...rows: readonly ListRow[]): string => {
  const lines = rows.map(
    ({ record, doi = "unavailable", pmid = "0", nature = "Retraction", date = "8/16/2023 0:00" }) => {
      const cells: Readonly<Record<string, string>> = {
        ...{ "Record ID": String(record), Title: '"En ""oppdiktet"" studie,\nover to linjer"', RetractionDate: date },
        ...{ RetractionDOI: `10.5555/notice.${record}`, OriginalPaperDOI: doi, OriginalPaperPubMedID: pmid },
        RetractionNature: nature,
      };
      return COLUMNS.map((column) => cells[column] ?? "").join(",");
    },
  );
  return [COLUMNS.join(","), ...lines, "", ","].map((line) => `${line},`).join("\r\n");
};

/** The form with which the desk uploads a list. */
export const aListForm = (text: string): FormData => {
  const form = new FormData();
  form.set("file", new Blob([text], { type: "text/csv" }), "retraction_watch.csv");
  return form;
};
