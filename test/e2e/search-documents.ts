import { type SearchDocument, upsertDocument } from "../../features/search/server/index.ts";
import type { Clone } from "../clone.ts";

const methods = ["Hjemmedialyse", "Laserbehandling", "Digital hjemmeoppfølging", "Robotassistert kirurgi", "Ultralyd"];
const groups = ["barn", "eldre", "voksne med hjertesvikt", "gravide", "personer med diabetes"];

/** The numbers of the terms of a kind that have these keys, in this order. */
async function termIds({ db }: Clone, kind: string, keys: readonly string[]): Promise<readonly number[]> {
  const rows = await db.selectFrom("term").select(["id", "key"]).where("kind", "=", kind).execute();
  return keys.map((key) => {
    const row = rows.find((each) => each.key === key);
    if (!row) throw new Error(`no ${kind} ${key}`);
    return row.id;
  });
}

/** 45 published and started examples, with every kind of term; the same ones each time. */
export async function exampleDocuments(database: Clone): Promise<readonly SearchDocument[]> {
  const organizations = await termIds(database, "organization", ["helse-bergen", "vestre-viken", "sykehuset-ostfold"]);
  const municipalities = await termIds(database, "municipality", ["0301", "3101", "1103", "4601"]);
  const topics = await termIds(database, "topic", ["hjerte-og-kar", "oye", "barn-og-unge", "ore-nese-hals"]);
  const methodTypes = await termIds(database, "method-type", ["prosedyrer", "medisinsk-utstyr"]);
  const pick = <T>(list: readonly T[], index: number): T[] =>
    list.slice(index % list.length, (index % list.length) + 1);
  return Array.from({ length: 45 }, (_, index): SearchDocument => {
    const isMunicipal = index % 3 === 1;
    const findable = {
      ref: 90_001 + index,
      title: `Eksempel ${index + 1}: ${pick(methods, index)[0]} for ${pick(groups, index + Math.floor(index / 5))[0]}`,
      ingress: "Dette er et eksempel. Vurderingen gjelder nytte, sikkerhet og kostnader.",
      url: `/vurdering/?id=${90_001 + index}`,
      unitTitle: isMunicipal ? "Oslo kommune" : "Helse Bergen HF",
      assessmentType: isMunicipal ? ("2" as const) : ("1" as const),
      terms: {
        organizations: isMunicipal ? [] : pick(organizations, index),
        municipalities: isMunicipal ? pick(municipalities, index) : [],
        topics: [...new Set([...pick(topics, index), ...pick(topics, index * 3)])],
        methodTypes: pick(methodTypes, index),
        publishers: [],
        subjects: [],
      },
      modified: new Date(Date.UTC(2026, index % 9, 1 + (index % 27), 12)),
    };
    if (index % 7 === 6) return { ...findable, kind: "started", status: index % 2 === 0 ? 1 : 2 };
    const published = new Date(Date.UTC(2023 + (index % 4), index % 8, 1 + (index % 27), 12));
    const answered = {
      recommendation: "Metoden bør innføres eller utvides",
      confidence: "Middels",
      answer: { recommendation: "innfores", certainty: "middels" },
      decided: { outcomes: [], organizations: [] },
    } as const;
    const body = "Hele teksten nevner kostnadsminimering.";
    return { ...findable, ...answered, kind: "published", body, published };
  });
}

export const indexAll = (database: Clone, documents: readonly SearchDocument[]): Promise<void> =>
  database.db.transaction().execute(async (tx) => {
    for (const document of documents) await upsertDocument(tx, document);
  });
