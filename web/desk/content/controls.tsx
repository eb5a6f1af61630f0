import { type ReactNode, useId } from "react";
import {
  htmlTags,
  type KindName,
  type Properties,
  type PropertyOf,
  parts,
  recordOf,
  stringOf,
} from "../../../core/content/index.ts";
import { contentScreenTexts } from "../../../texts/content-desk-screens.ts";
import { RichTextEditor } from "../../author/rich-text-editor/index.ts";
import { Checkbox, RequiredMark, SelectField, TextArea, TextField } from "../../ui/index.ts";
import styles from "./content.module.css";
import { usePage } from "./page-context.tsx";
import { Rows } from "./rows.tsx";
import { TermControl } from "./term-control.tsx";

const texts = contentScreenTexts.fields;

/** The kinds whose value is saved as a whole: all but those that hold properties of their own with paths. */
export type ControlledKind = Exclude<KindName, "area" | "group">;

export type ControlProps<K extends ControlledKind = ControlledKind> = {
  readonly property: PropertyOf<K>;
  readonly value: unknown;
  /** Something was written. */
  readonly onWrite: (value: unknown) => void;
  /** A choice was made. */
  readonly onChoose: (value: unknown) => void;
  readonly onLeave: () => void;
  readonly id: string;
  readonly error?: ReactNode;
  readonly footer?: ReactNode;
};

type Written = { readonly target: { readonly value: string } };

type Framed = Pick<ControlProps, "property" | "id" | "error" | "footer" | "onLeave">;

const framed = ({ property, id, error, footer, onLeave }: Framed) => ({
  id,
  label: property.label,
  hint: property.help,
  error,
  footer,
  required: property.required ?? false,
  onBlur: onLeave,
});

const written = (props: ControlProps) => ({
  ...framed(props),
  value: stringOf(props.value),
  onChange: ({ target }: Written) => props.onWrite(target.value),
});

/** How each kind of property is written. */
const controls: { readonly [K in ControlledKind]: (props: ControlProps<K>) => ReactNode } = {
  text: (props) => <TextField {...written(props)} maxLength={props.property.max ?? 1_000} />,
  longText: (props) => <TextArea {...written(props)} />,
  html: (props) => <HtmlControl {...props} />,
  bool: ({ property, value, onChoose, id, error, footer }) => (
    <div className={styles.choice}>
      <Checkbox
        id={id}
        label={property.label}
        hint={property.help}
        error={error}
        checked={value === true}
        onChange={({ target }) => onChoose(target.checked)}
      />
      {footer}
    </div>
  ),
  number: (props) => (
    <TextField
      {...framed(props)}
      type="number"
      min={props.property.min}
      max={props.property.max}
      value={typeof props.value === "number" ? props.value : ""}
      onChange={({ target }: Written) => props.onWrite(target.value === "" ? null : Number(target.value))}
    />
  ),
  date: (props) => <TextField {...written(props)} type="date" />,
  select: (props) => (
    <SelectField
      {...framed(props)}
      placeholder={null}
      options={props.property.options.map(({ value, label }) => ({ value, text: label }))}
      value={stringOf(props.value)}
      onChange={({ target }) => props.onChoose(target.value)}
    />
  ),
  term: (props) => <TermControl {...props} />,
  url: (props) => <AddressControl {...props} onAddress={props.onWrite} />,
  content: (props) => (
    <AddressControl
      {...props}
      types={props.property.types}
      onAddress={(address) => props.onWrite(address === "" ? null : address)}
    />
  ),
  link: (props) => <LinkControl {...props} />,
  media: (props) => <MediaControl {...props} />,
  list: (props) => (
    <Rows {...props} draw={(row, of, onRow) => <RowControls of={of} row={row} id={props.id} onRow={onRow} />} />
  ),
};

/** One property in the way of its kind. */
export function Control<K extends ControlledKind>(props: ControlProps<K>): ReactNode {
  const draw: (of: ControlProps<K>) => ReactNode = controls[props.property.kind];
  return draw(props);
}

type RowControlsProps = {
  readonly of: Properties;
  readonly row: Readonly<Record<string, unknown>>;
  readonly id: string;
  /** @param isChoice whether to save at once */
  readonly onRow: (row: Readonly<Record<string, unknown>> | null, isChoice: boolean) => void;
};

/** The properties of one row of a list, which is saved with the list. */
const RowControls = ({ of, row, id, onRow }: RowControlsProps) => (
  <>
    {Object.entries(of).map(([name, property]) =>
      property.kind === "area" || property.kind === "group" ? null : (
        <Control
          key={name}
          id={`${id}-${name}`}
          property={property}
          value={row[name] ?? parts.empty({ [name]: property })[name]}
          onWrite={(value) => onRow({ ...row, [name]: value }, false)}
          onChoose={(value) => onRow({ ...row, [name]: value }, true)}
          onLeave={() => onRow(null, true)}
        />
      ),
    )}
  </>
);

/** Rich text with what its property allows. A text with pictures or tables is written as HTML, or the editor would lose them. */
function HtmlControl(props: ControlProps<"html">) {
  const label = useId();
  const { property, value, onWrite, onLeave, error, footer, id } = props;
  const html = stringOf(value);
  if (/<(table|img|figure)\b/.test(html)) return <TextArea {...written(props)} hint={texts.source} />;
  return (
    <div className="ds-field" id={id}>
      <span className="ds-label" id={label}>
        {property.label}
        {property.required ? <RequiredMark /> : null}
      </span>
      {property.help ? (
        <div data-field="description" id={`${id}-hint`}>
          {property.help}
        </div>
      ) : null}
      <RichTextEditor
        label={property.label}
        labelId={label}
        describedBy={`${id}-hint ${id}-below`}
        value={html}
        onChange={onWrite}
        onBlur={onLeave}
        required={property.required}
        invalid={Boolean(error)}
        tags={htmlTags(property.features)}
      />
      <div id={`${id}-below`}>
        {error ? <p className="ds-validation-message">{error}</p> : null}
        {footer}
      </div>
    </div>
  );
}

type AddressProps = Pick<ControlProps, "value" | "onChoose" | "onLeave" | "id" | "error" | "footer"> & {
  readonly property: ControlProps["property"];
  readonly types?: readonly string[] | undefined;
  readonly onAddress: (address: string) => void;
};

const NUMBER = /^content:(\d+)/;

/** An address that is written, or a page that is chosen: a chosen page is found again when it is moved. */
function AddressControl({ types, onAddress, ...props }: AddressProps) {
  const { nodes } = usePage();
  const address = stringOf(props.value);
  const number = Number(NUMBER.exec(address)?.[1] ?? 0);
  const chosen = nodes.find(({ id }) => id === number);
  const offered = nodes.filter(({ type }) => types === undefined || types.includes(type));
  return (
    <div className={styles.pair}>
      <TextField
        {...framed(props)}
        hint={chosen ? texts.leadsTo(chosen.name) : props.property.help}
        value={address}
        inputMode="url"
        onChange={({ target }: Written) => onAddress(target.value)}
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
    </div>
  );
}

function LinkControl(props: ControlProps<"link">) {
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

/** A picture or a file by its address. */
function MediaControl(props: ControlProps<"media">) {
  const { src, alt } = recordOf(props.value);
  const now = { src: stringOf(src), alt: stringOf(alt) };
  const write = (next: typeof now) => props.onWrite(next.src === "" && next.alt === "" ? null : next);
  return (
    <fieldset className={styles.group}>
      <legend className="ds-label">{props.property.label}</legend>
      <TextField
        {...framed(props)}
        label={texts.mediaAddress}
        value={now.src}
        onChange={({ target }: Written) => write({ ...now, src: target.value })}
      />
      <TextField
        id={`${props.id}-alt`}
        label={texts.alt}
        hint={texts.altHint}
        value={now.alt}
        onBlur={props.onLeave}
        onChange={({ target }) => write({ ...now, alt: target.value })}
      />
      {now.src.startsWith("/") || now.src.startsWith("https://") ? (
        <img src={now.src} alt="" className={styles.thumbnail} />
      ) : null}
    </fieldset>
  );
}
