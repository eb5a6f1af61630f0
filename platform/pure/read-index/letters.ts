/** Letters of other alphabets by their Norwegian names: TNF-α is TNF-alfa. µ is the unit's. */
const GREEK: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      α: "alfa",
      β: "beta",
      γ: "gamma",
      δ: "delta",
      ε: "epsilon",
      ζ: "zeta",
      η: "eta",
      θ: "theta",
      ι: "iota",
      κ: "kappa",
    },
    ...{
      λ: "lambda",
      μ: "mikro",
      ν: "ny",
      ξ: "ksi",
      ο: "omikron",
      π: "pi",
      ρ: "rho",
      σ: "sigma",
      ς: "sigma",
      τ: "tau",
    },
    ...{ υ: "ypsilon", φ: "fi", χ: "khi", ψ: "psi", ω: "omega" },
  }),
);

const NAMES = new Set(GREEK.values());
export const isGreek = (word: string): boolean => NAMES.has(word);

/** Units with a sign that few keyboards have. */
const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mikrog: "mikrogram",
    mcg: "mikrogram",
    mikrol: "mikroliter",
    mikrom: "mikrometer",
    mikromol: "mikromol",
  }),
);

const PLAIN = /^[\p{ASCII}æøå]*$/u;
const plainLetter = (letter: string): string => {
  if ("æøå".includes(letter)) return letter;
  const bare = letter.normalize("NFKD").replace(/\p{M}+/gu, "");
  // NFKD would turn ½ into 12, so it is kept.
  if (bare.includes("\u2044")) return letter;
  return Array.from(bare, (each) => GREEK.get(each) ?? each)
    .join("")
    .replace(/[^\p{L}\p{N}]+/gu, "");
};

/**
 * A word in small letters without what few can type: accents of other languages (idé is ide), Greek letters, numbers and letters that are
 * raised, lowered or joined (CO₂, 10⁹, ﬁ). The letters æ, ø and å are letters of their own. Greek letters that are spelled in English are
 * spelled in Norwegian.
 */
export function plainWord(word: string): string {
  const plain = PLAIN.test(word) ? word : Array.from(word, plainLetter).join("");
  const unit = UNITS.get(plain);
  if (unit !== undefined) return unit;
  return plain.includes("alpha")
    ? plain.replace("alpha", "alfa")
    : plain.includes("micro")
      ? plain.replace("micro", "mikro")
      : plain;
}
