import fc from "fast-check";

/** Wrong values of careless, broken and hostile clients. */
export const oddValues: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 7, 1_000_000_000, 2_147_483_647, 2_147_483_648, Number.MAX_SAFE_INTEGER, 1e300],
  ...[
    "",
    " ",
    "x",
    "0",
    "7",
    "99999999999",
    "\0",
    "a\0b",
    "\ud800",
    "a\udfffb",
    "\u202e",
    "NaN",
    "a\0b@eksempel.no",
    "\ud800@eksempel.no",
  ],
  ...["'; drop table assessment; --", "%", "../../etc/passwd", "<script>alert(1)</script>", "31.12.9999", "0001-01-01"],
  ...["00000000-0000-0000-0000-000000000000", "x".repeat(200_001)],
  ...[[], [null], ["\0"], ["\ud800", "b", "c", "d"], [["x"]], {}, { a: { b: { c: [] } } }, { toString: 1 }],
];

/** Any JSON, with all that Unicode has in its texts. */
export const anyJson = fc.jsonValue({ maxDepth: 3, stringUnit: "binary" });

/** Arrays in arrays, deeper than anything that recurses should follow. */
export const deepJson = (levels = 100_000): string => `${"[".repeat(levels)}${"]".repeat(levels)}`;
