import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Button, SelectField, TextField } from "../../ui/index.ts";
import { addressMeant } from "./link-address.ts";
import type { PagesAndFiles } from "./rich-text-editor.tsx";
import { richTextTexts } from "./texts.ts";
import styles from "./toolbar.module.css";

const texts = richTextTexts.linkPanel;

type LinkPanelProps = {
  readonly editor: Editor;
  readonly ofPage: boolean;
  readonly library: PagesAndFiles | undefined;
  readonly onClose: () => void;
};

/** Sets, changes or removes the address of the marked words. Enter sets it, Escape goes back to the text. */
export function LinkPanel({ editor, ofPage, library, onClose }: LinkPanelProps) {
  const [typed, setTyped] = useState<string>(() => editor.getAttributes("link").href ?? "");
  const [isRefused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const isLink = editor.isActive("link");

  useEffect(() => input.current?.focus(), []);

  const close = () => {
    onClose();
    editor.view.focus();
  };
  const set = () => {
    const href = addressMeant(typed, ofPage);
    setRefused(href === null);
    if (href === null) return input.current?.focus();
    setLink(editor, href, library?.pages.find(({ address }) => address === href)?.name ?? typed.trim());
    close();
  };
  const remove = () => {
    editor.chain().extendMarkRange("link").unsetLink().run();
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    if (event.key === "Enter" && event.target !== input.current) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Enter") set();
    else close();
  };

  return (
    <div role="dialog" aria-label={texts.name} className={styles.panel} onKeyDown={onKeyDown}>
      <TextField
        ref={input}
        id={id}
        label={texts.address}
        hint={texts.hint}
        error={isRefused ? texts.invalid : undefined}
        inputMode="url"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {library ? (
        <div className={styles.choices}>
          <SelectField
            label={texts.page}
            placeholder={null}
            options={[
              { value: "", text: texts.noPage },
              ...library.pages.map(({ address, name }) => ({ value: address, text: name })),
            ]}
            value={library.pages.some(({ address }) => address === typed) ? typed : ""}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="button" size="sm" variant="tertiary" onClick={() => library.choose("any", setTyped)}>
            {texts.file}
          </Button>
        </div>
      ) : null}
      <div className={styles.choices}>
        <Button type="button" size="sm" onClick={set}>
          {texts.set}
        </Button>
        {isLink ? (
          <Button type="button" size="sm" variant="secondary" onClick={remove}>
            {texts.remove}
          </Button>
        ) : null}
        <Button type="button" size="sm" variant="tertiary" onClick={close}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}

/** With nothing marked and no link to change, the address itself is written. */
const setLink = (editor: Editor, href: string, words: string): void => {
  const needsWords = editor.state.selection.empty && !editor.isActive("link");
  if (needsWords)
    editor.commands.insertContent({ type: "text", text: words, marks: [{ type: "link", attrs: { href } }] });
  else editor.chain().extendMarkRange("link").setLink({ href }).run();
};
