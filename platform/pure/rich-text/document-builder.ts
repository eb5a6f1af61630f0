import type { Block, Inline, Mark, RichTextDocument } from "./document.ts";
import { tidyContent } from "./paragraph-content.ts";

type ListShape = { readonly ordered: boolean; readonly start: number };
type OpenList = ListShape & { readonly kind: "list"; readonly items: Block[][] };
/** Where the next block goes: among blocks (the document, a list item) or into a list, which takes items only. */
type Place = { readonly kind: "blocks"; readonly blocks: Block[] } | OpenList;

/** Puts each piece of a document in a place where it is allowed. Every `open…` returns the function that closes it. */
export class DocumentBuilder {
  readonly #document: Block[] = [];
  readonly #places: Place[] = [{ kind: "blocks", blocks: this.#document }];
  #paragraph: Inline[] | null = null;
  #code: { text: string } | null = null;

  text(text: string, marks: readonly Mark[]): void {
    if (this.#code !== null) this.#code.text += text;
    else if (this.#paragraph !== null || /[^ \t\n]/.test(text)) this.#inline({ kind: "text", text, marks });
  }

  lineBreak(marks: readonly Mark[]): void {
    if (this.#code !== null) this.#code.text += "\n";
    else this.#inline({ kind: "break", marks });
  }

  openParagraph(): () => void {
    if (this.#code !== null) return this.openBoundary();
    this.#endParagraph();
    const paragraph: Inline[] = [];
    this.#paragraph = paragraph;
    return () => this.#endParagraph(this.#paragraph === paragraph ? "keep empty" : "drop empty");
  }

  openCode(): () => void {
    if (this.#code !== null) return this.openBoundary();
    this.#endParagraph();
    const code = { text: "" };
    this.#code = code;
    return () => {
      this.#code = null;
      this.#blocks().push({ kind: "code", text: code.text });
    };
  }

  openList(shape: ListShape, maxDepth: number): () => void {
    const depth = this.#places.filter((place) => place.kind === "list").length;
    if (this.#code !== null || depth >= maxDepth) return this.openBoundary();
    this.#endParagraph();
    return this.#enterList(shape);
  }

  openItem(): () => void {
    const place = this.#places.at(-1);
    const isInsideItem = place?.kind === "blocks" && this.#places.length > 1;
    if (this.#code !== null || isInsideItem) return this.openBoundary();
    this.#endParagraph();
    if (place?.kind === "list") return this.#enterItem(place);
    const closeList = this.#enterList({ ordered: false, start: 1 });
    this.openItem();
    return closeList;
  }

  /** An unknown element. It ends the paragraph before it and the last paragraph inside it. */
  openBoundary(): () => void {
    this.#separate();
    return () => this.#separate();
  }

  finish(): RichTextDocument {
    this.#endParagraph();
    return this.#document;
  }

  #enterList(shape: ListShape): () => void {
    const list: OpenList = { kind: "list", ...shape, items: [] };
    const around = this.#blocks();
    const depth = this.#places.push(list) - 1;
    return () => {
      this.#endParagraph();
      this.#places.length = depth;
      if (list.items.length === 0) return;
      for (const item of list.items) {
        if (item[0]?.kind !== "paragraph") item.unshift({ kind: "paragraph", content: [] });
      }
      around.push(list);
    };
  }

  #enterItem(list: OpenList): () => void {
    const blocks: Block[] = [];
    list.items.push(blocks);
    const depth = this.#places.push({ kind: "blocks", blocks }) - 1;
    return () => {
      this.#endParagraph();
      this.#places.length = depth;
    };
  }

  #inline(inline: Inline): void {
    this.#paragraph ??= [];
    this.#paragraph.push(inline);
  }

  #endParagraph(when: "keep empty" | "drop empty" = "drop empty"): void {
    if (this.#paragraph === null) return;
    const content = tidyContent(this.#paragraph);
    this.#paragraph = null;
    if (content.length > 0 || when === "keep empty") this.#blocks().push({ kind: "paragraph", content });
  }

  #separate(): void {
    if (this.#code === null) this.#endParagraph();
    else if (this.#code.text !== "" && !this.#code.text.endsWith("\n")) this.#code.text += "\n";
  }

  /** Where the next block goes. Directly inside a list it joins the last item, or starts the first one. */
  #blocks(): Block[] {
    const place = this.#places.at(-1);
    if (place === undefined) return this.#document;
    if (place.kind === "blocks") return place.blocks;
    const last = place.items.at(-1) ?? [];
    if (place.items.length === 0) place.items.push(last);
    return last;
  }
}
