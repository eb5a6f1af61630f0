import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { misfit, mutants } from "./mutation/mutants.ts";
import { unclearComments } from "./plain-english.ts";

const CODE = ["apps", "features", "platform", "test", "migrations", "content", "bench"];
const WORDS = ["docs", "README.md", "package.json", ".ci"];
/** Each feature says what it is in a page that can be read at once. */
const README_LINES = 60;
const MOST_LINES = 300;

/** Names that do not describe a file's content. */
const EMPTY_NAMES = /^(utils?|helpers?|common|misc|managers?|services?)\b/;

/** Patterns that hide a wrong model instead of correcting it, and paths outside the project. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\bas (?:any|unknown as)\b/, "a cast that switches the types off"],
  [/@ts-(?:ignore|nocheck)/, "a type error silenced"],
  [/biome-(?:ignore)/, "a lint rule silenced"],
  [/(?:^|["'`\s(=])\/(?:work|tmp|home|root)\//, "a path outside the project"],
  [
    /\bstyle=\{\{[^}]*(?:letterSpacing|wordSpacing|lineHeight)/,
    "spacing that a reader's own cannot replace (WCAG 1.4.12)",
  ],
  [/\.(?:library)\//, "a path outside the project"],
];

/** What is cited is in the repository, so that everybody who has it can read it. */
const CITED = [/\b[AP] sections? \d|"[\w ]+" in docs\b/, "cites a paper that the repository does not have"] as const;

/** A test may use it to prove that something does not compile: it fails when there is no error. */
const EXPECTED_ERROR = [/@ts-(?:expect-error)/, "a type error silenced"] as const;

/** The first parts of the product's own addresses: they are spelled in features/address/rules only (a comment may name them). */
const ADDRESS =
  /["'`}]\/(vurdering|rediger|forhandsvisning|sok|redaksjon|start|filer|varsel|dokument|regneark|utkast|login-callback)\b/;
const MAY_SPELL_ADDRESSES = /^(features\/address\/|test\/|bench\/)|\.test\.tsx?$/;

/** Where code may lie: everywhere else no rule of the layers would apply to it. docs/architecture.md, Layers */
const IN_A_LAYER = [
  /^features\/[\w-]+\/(rules|server|views|screens)\//,
  /^features\/[\w-]+\/(calls|paths|texts|mails)[\w.-]*\.ts$/,
  /^features\/(block\/[\w-]+\/|api\/[\w.-]+\.ts$)/,
  /^platform\/(pure|server|ui|browser|editing)\//,
  /^apps\/(server|browser)\//,
  /^(test|migrations|content|bench)\//,
];

/** Breaches of the project's rules that neither the compiler nor the linter checks, one line for each. */
export function houseProblems(root: string): readonly string[] {
  const code = CODE.flatMap((folder) => filesIn(root, folder)).filter((file) => /\.(tsx?|mjs|css)$/.test(file));
  const readmes = ["features", "platform"]
    .flatMap((folder) => filesIn(root, folder))
    .filter((file) => file.endsWith("README.md"));
  const words = [...WORDS.flatMap((place) => filesIn(root, place)), ...readmes].filter(
    (file) => !/\.(png|svg|woff2)$/.test(file),
  );
  const headings: Headings = new Map(
    words.filter((file) => file.endsWith(".md")).map((file) => [file, linesOf(root, file).flatMap(headingOf)]),
  );
  return [
    ...code.flatMap((file) => [
      ...lengthProblems(root, file),
      ...nameProblems(file),
      ...addressProblems(root, file),
      ...layerProblems(file),
    ]),
    ...[...code, ...words].flatMap((file) => textProblems(root, file)),
    ...readmeProblems(root, readmes),
    ...mutantProblems(root, code),
    ...code.filter((file) => PLAIN.test(file)).flatMap((file) => commentProblems(root, file)),
    ...code.flatMap((file) => pointerProblems(root, file, headings)),
    ...[...headings.keys()].flatMap((file) => linkProblems(root, file, headings)),
  ];
}

/** The headings of each Markdown file, by its path from the root. */
type Headings = ReadonlyMap<string, readonly string[]>;

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

function readmeProblems(root: string, readmes: readonly string[]): string[] {
  const features = readdirSync(path.join(root, "features"), { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  );
  const expected = features.map(({ name }) => `features/${name}/README.md`);
  return [
    ...expected.filter((file) => !readmes.includes(file)).map((file) => `there is no ${file}`),
    ...readmes
      .filter((file) => linesOf(root, file).length > README_LINES)
      .map((file) => `${file} has more than ${README_LINES} lines`),
  ];
}

const nameProblems = (file: string) =>
  file.split(path.sep).some((part) => EMPTY_NAMES.test(part)) ? [`${file} has a name that says nothing`] : [];

/** Code whose comments are held to plain English. */
const PLAIN = /^(?:apps|content|features|platform|migrations|bench)\/(?!.*\.test\.tsx?$).*\.tsx?$/;

const commentProblems = (root: string, file: string) =>
  unclearComments(linesOf(root, file).join("\n")).map(({ line, reason }) => `${file}:${line} a comment ${reason}`);

const layerProblems = (file: string) =>
  IN_A_LAYER.some((layer) => layer.test(file)) ? [] : [`${file} lies in no layer: docs/architecture.md, Layers`];

const addressProblems = (root: string, file: string): string[] =>
  MAY_SPELL_ADDRESSES.test(file)
    ? []
    : linesOf(root, file).flatMap((line, index) =>
        ADDRESS.test(line) && !/^\s*(\/\*\*|\*|\/\/)/.test(line)
          ? [`${file}:${index + 1} spells an address of the product: features/address/rules has it`]
          : [],
      );

function textProblems(root: string, file: string): string[] {
  const forbidden = file.includes(".test.") ? [...FORBIDDEN, CITED] : [...FORBIDDEN, CITED, EXPECTED_ERROR];
  return linesOf(root, file).flatMap((line, index) =>
    forbidden.filter(([pattern]) => pattern.test(line)).map(([, what]) => `${file}:${index + 1} ${what}`),
  );
}

const headingOf = (line: string): readonly string[] => (/^#+ (.+)$/.exec(line) ?? []).slice(1);

/** The files of the projects in `vitest.config.ts` that mutants run. */
const UNIT_TEST = /^(?:apps|features|platform|content)\/.*\.test\.tsx?$/;
const API_TEST = /^test\/api\/.*(?<!\.long)\.test\.ts$/;

/**
 * Mutants whose text does not stand once in their file: they would break nothing, or something else. And those with a test that
 * is no longer there: Vitest fails when it finds none, which would count as noticing the mutant.
 */
function mutantProblems(root: string, code: readonly string[]): readonly string[] {
  const isRun = (test: string, project: RegExp) => code.some((file) => file.includes(test) && project.test(file));
  return mutants.flatMap((mutant) => {
    const { file, name, unit = [], api = [] } = mutant;
    const because = misfit(mutant, readFileSync(path.join(root, file), "utf8"));
    const gone = [...unit.filter((test) => !isRun(test, UNIT_TEST)), ...api.filter((test) => !isRun(test, API_TEST))];
    return [
      ...(because === null
        ? []
        : [`${file} does not have the place of the mutant "${name}": ${because} (test/mutation)`]),
      ...gone.map((test) => `there is no test ${test}, which the mutant "${name}" names (test/mutation)`),
    ];
  });
}

const COMMENT_LEADER = /^\s*(?:\/\*\*?|\*|\/\/|--|#)\s?/;
/** `features/literature/README.md`: a page, and after the comma one of its headings. */
const POINTER = /\b((?:docs|features|platform)\/(?:[\w-]+\/)*[\w-]+\.md)(?:, ([A-Z].*))?/g;
const LINK = /\]\(([\w./-]+\.md)\)(?:, ([A-Z].*))?/g;

/** Pointers in comments to pages or headings that do not exist. A pointer may go on in the next line of its comment. */
function pointerProblems(root: string, file: string, headings: Headings): readonly string[] {
  const lines = linesOf(root, file);
  return lines.flatMap((line, index) => {
    const next = (lines[index + 1] ?? "").replace(COMMENT_LEADER, "");
    return [...`${line} ${next}`.matchAll(POINTER)]
      .filter((found) => found.index < line.length)
      .flatMap(([, page = "", rest]) => missingIn(headings, page, rest))
      .map((problem) => `${file}:${index + 1} ${problem}`);
  });
}

/** The same for links between Markdown files: `[saving.md](saving.md), Conflict`. */
const linkProblems = (root: string, file: string, headings: Headings): readonly string[] =>
  linesOf(root, file).flatMap((line, index) =>
    [...line.matchAll(LINK)]
      .flatMap(([, target = "", rest]) => missingIn(headings, path.join(path.dirname(file), target), rest))
      .map((problem) => `${file}:${index + 1} ${problem}`),
  );

function missingIn(headings: Headings, page: string, rest: string | undefined): readonly string[] {
  const known = headings.get(page);
  if (!known) return /^(?:docs|features|platform)\//.test(page) ? [`there is no page ${page}`] : [];
  const named = rest?.trim().replace(/^"/, "");
  if (named === undefined) return [];
  const isNamed = (heading: string) => named.startsWith(heading) && !/^\w/.test(named.slice(heading.length));
  return known.some(isNamed) ? [] : [`${page} has no heading that begins "${named.slice(0, 40)}"`];
}

if (import.meta.main) {
  const problems = houseProblems(path.resolve(import.meta.dirname, ".."));
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
