import { createContext, use } from "react";
import { type Repeats, repeatsAmong } from "../rules/index.ts";

const RepeatsContext = createContext<Repeats>(repeatsAmong([]));

/** Gives the rows of a section what they say about each other. */
export const RepeatsProvider = RepeatsContext.Provider;

/** Which searches of the section repeat which. */
export const useRepeats = (): Repeats => use(RepeatsContext);
