import { useState } from "react";
import { Button, SelectField, TextField } from "../../../../platform/ui/index.ts";
import { MediaPicker } from "../../../media/screens/index.ts";
import { definitionOf, mediaAddress, mediaNumber, recordOf, stringOf } from "../../rules/index.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import styles from "./content.module.css";
import { type ControlProps, framed, type InputEvent } from "./framed.ts";
import { usePage } from "./page-context.tsx";

const texts = contentScreenTexts.fields;

type AddressProps = Pick<ControlProps, "value" | "onChoose" | "onLeave" | "id" | "error" | "footer"> & {
  readonly property: ControlProps["property"];
  readonly types?: readonly string[] | undefined;
  readonly onAddress: (address: string) => void;
};

const NUMBER = /^content:(\d+)/;

/** An address that is written, or a page that is chosen: a chosen page is found again when it is moved. */
export function AddressControl({ types, onAddress, ...props }: AddressProps) {
  const { nodes } = usePage();
  const address = stringOf(props.value);
  const number = Number(NUMBER.exec(address)?.[1] ?? 0);
  const chosen = nodes.find(({ id }) => id === number);
  const offered = nodes.filter(({ type }) =>
    types === undefined ? !definitionOf(type)?.noAddress : types.includes(type),
  );
  return (
    <div className={styles.pair}>
      <TextField
        {...framed(props)}
        hint={chosen ? texts.leadsTo(chosen.name) : props.property.help}
        value={address}
        inputMode="url"
        onChange={({ target }: InputEvent) => onAddress(target.value)}
      />
      <SelectField
        id={`${props.id}-side`}
        label={`${texts.choosePage}: ${props.property.label.toLocaleLowerCase("nb")}`}
        placeholder={null}
        options={[
          { value: "", text: texts.noPage },
          ...offered.map(({ id, name, url }) => ({ value: `content:${id}`, text: `${name} (${url})` })),
        ]}
        value={chosen ? `content:${chosen.id}` : ""}
        onChange={({ target }) => props.onChoose(target.value)}
      />
      {types === undefined ? <FileChoice address={address} onChoose={props.onChoose} /> : null}
    </div>
  );
}

type FileChoiceProps = { readonly address: string; readonly onChoose: (address: string) => void };

/** Leads to a file of the library instead. */
function FileChoice({ address, onChoose }: FileChoiceProps) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div>
      <Button size="sm" variant="tertiary" onClick={() => setChoosing(true)}>
        {mediaNumber(address) === null ? texts.chooseFile : texts.changeFile}
      </Button>
      <MediaPicker
        open={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={(file) => {
          setChoosing(false);
          onChoose(mediaAddress(file.id));
        }}
      />
    </div>
  );
}

export function LinkControl(props: ControlProps<"link">) {
  const { href, text } = recordOf(props.value);
  const now = { href: stringOf(href), text: stringOf(text) };
  return (
    <fieldset className={styles.group}>
      <legend className="ds-label">{props.property.label}</legend>
      <TextField
        id={`${props.id}-tekst`}
        label={texts.linkText}
        value={now.text}
        onBlur={props.onLeave}
        onChange={({ target }) => props.onWrite({ ...now, text: target.value })}
      />
      <AddressControl
        {...props}
        value={now.href}
        onAddress={(address) => props.onWrite({ ...now, href: address })}
        onChoose={(address) => props.onChoose({ ...now, href: address })}
      />
    </fieldset>
  );
}
