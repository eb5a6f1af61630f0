import type { WorkListFilter } from "../../core/desk/index.ts";
import { type Api, callQuery } from "../api/index.ts";

/** The desk's two readings, shared by the routes' loaders and the screens. */
export const workListQuery = (api: Api, filter: WorkListFilter) =>
  callQuery(api, "deskAssessments", { query: { ...filter } });

export const deskAssessmentQuery = (api: Api, number: string) =>
  callQuery(api, "deskAssessment", { params: { id: number } });
