import { type AnyExtension, Extension } from "@tiptap/core";
import { Slice } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { StarterKit } from "@tiptap/starter-kit";
import { listStart, RICH_TEXT_TAGS } from "../../pure/rich-text/index.ts";
import { allowedAddress } from "./link-address.ts";
import { type PictureAddress, pageNodes } from "./page-nodes.ts";
import { cleanPaste, cleanPastedText } from "./paste/clean-paste.ts";
import type { LeftOut } from "./paste/left-out.ts";
import { subscript, superscript } from "./raised-marks.ts";

/** Narrows Tiptap's own extensions to what platform/pure/rich-text allows, so that the editor writes nothing the server would change. */
const narrowed = (extension: AnyExtension, ofPage: boolean): AnyExtension => {
  switch (extension.name) {
    case "link":
      return extension.extend({
        addAttributes: () => ({
          href: {
            default: null,
            parseHTML: (element: HTMLElement) => allowedAddress(element.getAttribute("href") ?? "", ofPage),
          },
        }),
      });
    case "orderedList":
      return extension.extend({
        addAttributes: () => ({
          start: { default: 1, parseHTML: (element: HTMLElement) => listStart(element.getAttribute("start")) },
        }),
      });
    case "codeBlock":
      return extension.extend({ addAttributes: () => ({}) });
    case "code":
      return extension.extend({ excludes: "code" });
    case "listItem":
      // Tab leaves the editor, so the item's own Tab and Shift-Tab give way to the indent keys.
      return extension.extend({ addKeyboardShortcuts: listItemKeys });
    default:
      return extension;
  }
};

const kitFor = (ofPage: boolean) =>
  StarterKit.extend({
    addExtensions() {
      return (this.parent?.() ?? []).map((extension) => narrowed(extension, ofPage));
    },
  });

const LEVELS = [2, 3, 4] as const;

/** Norwegian keyboards have no plain "]": Alt+Shift and the arrows (as in Word) do the same. */
function listItemKeys(this: { editor: import("@tiptap/core").Editor; name: string }) {
  const { editor, name } = this;
  const indent = () => editor.commands.sinkListItem(name);
  const outdent = () => editor.commands.liftListItem(name);
  return {
    Enter: () => editor.commands.splitListItem(name),
    "Mod-]": indent,
    "Mod-[": outdent,
    "Alt-Shift-ArrowRight": indent,
    "Alt-Shift-ArrowLeft": outdent,
  };
}

/** Runs before everything else that reads what is pasted. */
const cleanPasteWith = (onPaste: OnPaste, keeps: readonly string[]) =>
  Extension.create({
    name: "clean-paste",
    priority: 100_000,
    addProseMirrorPlugins: () => [pastePlugin(onPaste, keeps)],
  });

/** Called at each paste with the content that the text cannot hold. */
export type OnPaste = (leftOut: readonly LeftOut[]) => void;

function pastePlugin(onPaste: OnPaste, keeps: readonly string[]): Plugin {
  let beginsLine = false;
  return new Plugin({
    props: {
      transformPastedHTML: (html) => {
        const pasted = cleanPaste(html, keeps);
        beginsLine = pasted.beginsLine;
        onPaste(pasted.leftOut);
        return pasted.html;
      },
      transformPastedText: (text) => {
        const pasted = cleanPastedText(text);
        onPaste(pasted.leftOut);
        return pasted.text;
      },
      // Else the first line of what is pasted goes on where the cursor stands: "HeiOverskrift".
      transformPasted: (slice, view) => {
        const isInText = view.state.selection.$from.parentOffset > 0;
        const isOwnLine = beginsLine && isInText;
        beginsLine = false;
        return isOwnLine ? new Slice(slice.content, 0, slice.openEnd) : slice;
      },
    },
  });
}

const noPictures: PictureAddress = async () => null;

/** The editor's schema, key bindings and paste rules. Each editor needs its own. features/block/README.md */
export const editorExtensions = (
  onPaste: OnPaste,
  tags: readonly string[] = RICH_TEXT_TAGS,
  pictureAddress: PictureAddress = noPictures,
): AnyExtension[] => [
  ...pageNodes(tags, pictureAddress),
  kitFor(tags !== RICH_TEXT_TAGS).configure({
    blockquote: tags.includes("blockquote") ? {} : false,
    code: tags.includes("code") ? {} : false,
    codeBlock: tags.includes("pre") ? {} : false,
    heading:
      tags.includes("h2") || tags.includes("h3")
        ? { levels: LEVELS.filter((level) => tags.includes(`h${level}`)) }
        : false,
    horizontalRule: tags.includes("hr") ? {} : false,
    strike: false,
    trailingNode: false,
    link: {
      autolink: false,
      linkOnPaste: true,
      openOnClick: false,
      defaultProtocol: "https",
      isAllowedUri: (address) => allowedAddress(address, tags !== RICH_TEXT_TAGS) !== null,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  superscript,
  subscript,
  cleanPasteWith(onPaste, tags),
];

/** Typing "1. " or "- " starts a list; stars and underscores stay as typed, since search strategies are full of them. */
export const INPUT_RULES = ["bulletList", "orderedList"];
export const PASTE_RULES = ["link"];

/** Spaces are kept as written, as the server keeps them. */
export const PARSE_OPTIONS = { preserveWhitespace: true } as const;
