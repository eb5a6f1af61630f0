export type Encoding = "br" | "gzip" | "identity";

/** The encoding to answer with: one that the client names without `q=0`. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  for (const encoding of ["br", "gzip"] as const) {
    const asked = accepted.split(",").find((each) => each.trim().split(";")[0]?.trim() === encoding);
    if (asked && !/;\s*q=0(\.0*)?\s*$/.test(asked)) return encoding;
  }
  return "identity";
}
