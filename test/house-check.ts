import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const CODE = ["core", "server", "web", "texts", "test", "migrations", "content", "bench"];
const WORDS = ["docs", "README.md", "package.json", ".ci"];
const MOST_LINES = 300;

/** Names that say nothing of what is inside. */
const EMPTY_NAMES = /^(utils?|helpers?|common|misc|managers?|services?)\b/;

/** What hides a wrong model instead of mending it, and what points outside the project. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\bas (?:any|unknown as)\b/, "a cast that switches the types off"],
  [/@ts-(?:ignore|nocheck|expect-error)/, "a type error silenced"],
  [/biome-(?:ignore)/, "a lint rule silenced"],
  [/(?:^|["'`\s(=])\/(?:work|tmp|home|root)\//, "a path outside the project"],
  [/\.(?:library)\//, "a path outside the project"],
];

/** What breaks the rules of the house that neither the compiler nor the linter knows. One line for each breach. */
export function houseProblems(root: string): readonly string[] {
  const code = CODE.flatMap((folder) => filesIn(root, folder)).filter((file) => /\.(tsx?|mjs|css)$/.test(file));
  const words = WORDS.flatMap((place) => filesIn(root, place)).filter((file) => !/\.(png|svg|woff2)$/.test(file));
  const headings = new Set(words.flatMap((file) => linesOf(root, file)).flatMap(headingOf));
  return [
    ...code.flatMap((file) => [...lengthProblems(root, file), ...nameProblems(file)]),
    ...[...code, ...words].flatMap((file) => textProblems(root, file)),
    ...code.flatMap((file) => pointerProblems(root, file, headings)),
  ];
}

function filesIn(root: string, place: string): string[] {
  const stat = statSync(path.join(root, place), { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [place];
  return readdirSync(path.join(root, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

const linesOf = (root: string, file: string) => readFileSync(path.join(root, file), "utf8").trimEnd().split("\n");

function lengthProblems(root: string, file: string): string[] {
  const { length } = linesOf(root, file);
  return length > MOST_LINES ? [`${file} has ${length} lines: ${MOST_LINES} is the most`] : [];
}

const nameProblems = (file: string) =>
  file.split(path.sep).some((part) => EMPTY_NAMES.test(part)) ? [`${file} has a name that says nothing`] : [];

function textProblems(root: string, file: string): string[] {
  return linesOf(root, file).flatMap((line, index) =>
    FORBIDDEN.filter(([pattern]) => pattern.test(line)).map(([, what]) => `${file}:${index + 1} ${what}`),
  );
}

const headingOf = (line: string): readonly string[] => (/^#+ (.+)$/.exec(line) ?? []).slice(1);

/** A comment that sends its reader to a heading that docs do not have. */
const pointerProblems = (root: string, file: string, headings: ReadonlySet<string>): readonly string[] =>
  linesOf(root, file).flatMap((line, index) =>
    [...line.matchAll(/"([\w ]+)" in docs/g)].flatMap(([, heading = ""]) =>
      headings.has(heading) ? [] : [`${file}:${index + 1} docs have no heading "${heading}"`],
    ),
  );
