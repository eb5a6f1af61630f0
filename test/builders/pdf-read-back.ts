import { getDocumentProxy } from "unpdf";

/** What a PDF says to somebody who does not see it: the texts of its tags, in their order, and the alternative texts of its pictures. */
export type ReadBack = { readonly text: string; readonly alternatives: readonly string[] };

type Node = {
  readonly role?: string;
  readonly alt?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
};

/** Elements that stand alone: their text ends where they end. */
const ALONE =
  /^(H\d?|P|L|LI|Lbl|LBody|T[DHR]|THead|TBody|Table|Caption|Title|TOC|TOCI|Figure|Div|Sect|Part|Document|Code|Link)$/;

/** Reads a tagged PDF back from its tags. What is no part of them, such as the head and the foot of each page, is not read. */
export async function readBack(bytes: Uint8Array): Promise<ReadBack> {
  const pdf = await getDocumentProxy(bytes);
  const texts: string[] = [];
  const alternatives: string[] = [];
  for (let at = 1; at <= pdf.numPages; at++) {
    const page = await pdf.getPage(at);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const byId = new Map<string, string>();
    const open: (string | null)[] = [];
    for (const item of items) {
      if ("str" in item) {
        const id = open.findLast((each) => each !== null);
        if (id) byId.set(id, `${byId.get(id) ?? ""}${item.str}${item.hasEOL ? "\n" : ""}`);
      } else if (item.type === "endMarkedContent") open.pop();
      else open.push("id" in item && typeof item.id === "string" ? item.id : null);
    }
    const read = (node: Node) => {
      if (node.alt) alternatives.push(node.alt);
      if (node.type === "content" && node.id) texts.push(byId.get(node.id) ?? "");
      for (const child of node.children ?? []) read(child);
      if (ALONE.test(node.role ?? "")) texts.push("\n");
    };
    const tree: Node | null = await page.getStructTree();
    if (tree) read(tree);
  }
  return { text: texts.join(""), alternatives };
}
