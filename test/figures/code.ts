import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { unclearComments } from "../plain-english.ts";
import { scatter } from "./scatter.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const SHORT = 20;

const wings = ["apps", "features", "platform", "content", "migrations", "bench", "test"] as const;

type File = { readonly path: string; readonly text: string; readonly lines: number };

const isTest = (file: string): boolean => file.startsWith("test/") || /\.test\.tsx?$/.test(file);

function filesIn(...places: readonly string[]): readonly File[] {
  const { stdout } = spawnSync("git", ["ls-files", ...places], { cwd: ROOT, encoding: "utf8" });
  return stdout
    .split("\n")
    .filter((file) => file !== "")
    .map((file) => {
      const text = readFileSync(path.join(ROOT, file), "utf8");
      return { path: file, text, lines: text.trimEnd().split("\n").length };
    });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(0)} %`;

/** The names that more than one file exports, except the names that every kind of file exports by its place (`index.ts`). */
function namesTwice(files: readonly File[]): readonly string[] {
  const exported = files
    .filter(({ path: file }) => !isTest(file))
    .flatMap(({ path: file, text }) =>
      [
        ...text.matchAll(/^export (?:declare )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm),
      ].map(([, name = ""]) => ({ file, name })),
    );
  const byName = Map.groupBy(exported, ({ name }) => name);
  return [...byName].flatMap(([name, places]) => (new Set(places.map(({ file }) => file)).size > 1 ? [name] : []));
}

/** Where imports of values lead from one feature to another: pairs of features that import each other. */
function mutualFeatures(files: readonly File[]): number {
  const featureOf = (file: string) => /^features\/([\w-]+)\//.exec(file)?.[1];
  const edges = new Set<string>();
  for (const { path: file, text } of files) {
    const from = featureOf(file);
    if (from === undefined || isTest(file)) continue;
    for (const [, isType, words = ""] of text.matchAll(/^(?:import|export)( type)? [^;]*?from "(\.[^"]+)"/gm)) {
      const to = featureOf(path.posix.join(path.posix.dirname(file), words));
      if (!isType && to !== undefined && to !== from) edges.add(`${from} ${to}`);
    }
  }
  const isMutual = (edge: string) => edges.has(edge.split(" ").reverse().join(" "));
  return [...edges].filter(isMutual).length / 2;
}

const wordsIn = (files: readonly File[]): number => sum(files.map(({ text }) => text.split(/\s+/).length));

/** The size and the order of the source, as a table. docs/how-to.md, Figures */
export function codeFigures(): readonly (readonly [what: string, figure: string])[] {
  const code = filesIn("*.ts", "*.tsx", "*.css");
  const source = code.filter(({ path: file }) => !isTest(file) && !file.startsWith("bench/"));
  const typed = source.filter(({ path: file }) => /\.tsx?$/.test(file));
  const short = typed.filter(({ lines }) => lines <= SHORT);
  return [
    ...wings.map((wing): [string, string] => {
      const own = code.filter(({ path: file }) => file.startsWith(`${wing}/`));
      const tests = own.filter(({ path: file }) => isTest(file));
      const lines = (files: readonly File[]) => `${files.length} files, ${sum(files.map((file) => file.lines))} lines`;
      return [
        wing,
        wing === "test" ? lines(own) : `${lines(own.filter((file) => !tests.includes(file)))} without tests`,
      ];
    }),
    ["source", `${source.length} files, ${sum(source.map(({ lines }) => lines))} lines`],
    ["tests", `${sum(code.filter(({ path: file }) => isTest(file)).map(({ lines }) => lines))} lines`],
    [`files of ${SHORT} lines or fewer`, percent(short.length, typed.length)],
    ["names exported by two files", `${namesTwice(source).length}`],
    ["pairs of features that import each other", `${mutualFeatures(source)}`],
    ...scatter(typed),
    ["words of docs", `${wordsIn(filesIn("docs/*.md", "docs/**/*.md", "README.md"))}`],
    [
      "words of the READMEs of features and platform",
      `${wordsIn(filesIn("features/*/README.md", "platform/README.md"))}`,
    ],
    ["comments that must be read twice", `${sum(typed.map(({ text }) => unclearComments(text).length))}`],
  ];
}
