import { useSuspenseQuery } from "@tanstack/react-query";
import { callQuery, useApi } from "../../api/api.ts";
import { AssessmentPage } from "./assessment-page.tsx";
import { CardView } from "./card-view.tsx";
import { type ReadingSearch, readingAddresses, readingRequest } from "./reading-address.ts";

type ReadingScreenProps = { readonly search: ReadingSearch; readonly path: string; readonly preview?: boolean };

/** An assessment as it is read: published, the card of a started one, or the authors' preview. */
export function ReadingScreen({ search, path, preview = false }: ReadingScreenProps) {
  const api = useApi();
  const { data } = useSuspenseQuery(callQuery(api, "readAssessment", readingRequest(search, preview)));
  if (!data.ok) return null;
  const addresses = readingAddresses(path, search.id);
  return data.value.shows === "card" ? (
    <CardView read={data.value} />
  ) : (
    <AssessmentPage read={data.value} search={search} addresses={addresses} />
  );
}
