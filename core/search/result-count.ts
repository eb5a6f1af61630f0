/** Which wording a number of results takes: singular for 1 or fewer, plural otherwise (P sections 2 and 5). */
export const resultCountWording = (count: number): "singular" | "plural" => (count <= 1 ? "singular" : "plural");
