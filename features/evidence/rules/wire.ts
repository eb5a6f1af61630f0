// Apart from the columns: readers' pages show the cells and never name them as the calls do.

const spelled: Readonly<Record<string, string>> = {
  date: "dateAsString",
  populationNumberOfPatients: "populationNumberOfPatiens",
  interventionGroupNumberOfPatients: "interventionGroupNumberOfPatiens",
  controlGroupNumberOfPatients: "controlGroupNumberOfPatiens",
};

/** A column's name on the wire; the specification's spelling is kept. */
export const wireOfColumn = (column: string): string => spelled[column] ?? column;
