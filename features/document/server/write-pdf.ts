import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { ToWrite } from "./formats.ts";
import { typesetData } from "./typeset.ts";
import { type Compiler, typesetter } from "./typesetter.ts";
import type { WriterAnswer } from "./written.ts";

// Only the child process loads this.

const FONTS = [
  "inter/400Regular/Inter_400Regular.ttf",
  "inter/400Regular_Italic/Inter_400Regular_Italic.ttf",
  "inter/600SemiBold/Inter_600SemiBold.ttf",
  "inter/600SemiBold_Italic/Inter_600SemiBold_Italic.ttf",
  "noto-sans-math/400Regular/NotoSansMath_400Regular.ttf",
  "noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf",
  "noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf",
];

/** A document of as many pages as it takes, and a decision sheet. */
const LAYOUTS = { pages: "layout.typ", sheet: "sheet.typ" } as const;

/** How often characters without a glyph are replaced and the document is set again: the replacement may lack a glyph too. */
const TRIES = 4;

/** Sets one picture by itself. */
const ONE_PICTURE = "one-picture.typ";

const endings: Readonly<Record<string, string>> = { "image/png": "png", "image/jpeg": "jpg" };

const NO_GLYPH_SAID = /the text `\\*"(.*?)\\*"` could not be displayed/g;
const ESCAPED = /\\+u\{([0-9a-f]+)\}/gi;

/** The characters that the typesetter says it cannot show. */
const withoutGlyph = (fault: string): readonly string[] =>
  [...fault.matchAll(NO_GLYPH_SAID)].flatMap(([, text = ""]) =>
    Array.from(text.replaceAll(ESCAPED, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))),
  );

const isRead = (compiler: Compiler, workspace: string, name: string): boolean =>
  compiler.compile({ mainFilePath: path.join(workspace, ONE_PICTURE), inputs: { path: name } }).result !== null;

/** The document as a tagged PDF/UA-1. The typesetter checks itself that it is one. */
export function writePdf({ document, pictures, missing }: ToWrite): WriterAnswer {
  const require = createRequire(import.meta.url);
  const fontBlobs = FONTS.map((font) => readFileSync(require.resolve(`@expo-google-fonts/${font}`)));
  const workspace = import.meta.dirname;
  const compiler = typesetter().NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] });
  const paths = new Map<string, string>();
  for (const [at, { file, mediaType, bytes }] of pictures.entries()) {
    const name = `picture-${at}.${endings[mediaType] ?? "png"}`;
    compiler.mapShadow(path.join(workspace, name), Buffer.from(bytes));
    paths.set(file, name);
  }
  compiler.mapShadow(path.join(workspace, ONE_PICTURE), Buffer.from("#image(sys.inputs.path)"));
  const without = new Set<string>();
  let because = "";
  for (let tries = 0; tries < TRIES; tries++) {
    const data = typesetData(document, { without, pictureAt: (file) => paths.get(file) ?? null, missing });
    try {
      const set = compiler.compile({
        mainFilePath: path.join(workspace, LAYOUTS[document.layout ?? "pages"]),
        inputs: { document: data },
      });
      const { result } = set;
      if (!result) {
        const fault = set.takeError();
        // One picture that cannot be read would take the whole document with it: it is named in its place, as one that is gone.
        const unread = [...paths].filter(([, name]) => !isRead(compiler, workspace, name));
        for (const [file] of unread) paths.delete(file);
        if (unread.length > 0) continue;
        return { kind: "failed", because: fault ? JSON.stringify(fault.shortDiagnostics) : "nothing was set" };
      }
      const bytes = compiler.pdf(result, { pdfStandard: "ua-1" });
      return { kind: "written", bytes: new Uint8Array(bytes), noGlyphs: [...without] };
    } catch (fault) {
      because = fault instanceof Error ? fault.message : String(fault);
      const more = withoutGlyph(because).filter((each) => !without.has(each));
      if (more.length === 0) break;
      for (const each of more) without.add(each);
    }
  }
  return { kind: "failed", because };
}
