import type { ReactNode } from "react";
import { isoDay, norwegianDay, typedDay, writtenDay } from "../../../../platform/pure/norwegian-date/index.ts";
import { Checkbox, DateField, SelectField, TextArea, TextField } from "../../../../platform/ui/index.ts";
import { type LabelledProperties, parts, stringOf } from "../../rules/index.ts";
import { pageFormTexts } from "../../texts-page-form.ts";
import { AddressControl, LinkControl } from "./address-control.tsx";
import styles from "./content.module.css";
import { type ControlledKind, type ControlProps, framed, type InputEvent } from "./framed.ts";
import { HtmlControl } from "./html-control.tsx";
import { MediaControl } from "./media-control.tsx";
import { Rows } from "./rows.tsx";
import { TemplateControl } from "./template-control.tsx";
import { TermControl } from "./term-control.tsx";

const written = (props: ControlProps) => ({
  ...framed(props),
  value: stringOf(props.value),
  onChange: ({ target }: InputEvent) => props.onWrite(target.value),
});

const inLanguage = ({ property }: ControlProps<"text" | "longText">) =>
  property.lang === undefined ? {} : { lang: property.lang };

/** How each kind of property is written. */
const controls: { readonly [K in ControlledKind]: (props: ControlProps<K>) => ReactNode } = {
  text: (props) => <TextField {...written(props)} {...inLanguage(props)} maxLength={props.property.max ?? 1_000} />,
  longText: (props) => <TextArea {...written(props)} {...inLanguage(props)} />,
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
      onChange={({ target }) => {
        // The browser reads a text that is not a number, such as «20e», as empty. Do not write it, so the stored value stays.
        if (!target.validity.badInput) props.onWrite(target.value === "" ? null : Number(target.value));
      }}
    />
  ),
  date: (props) => <DayControl {...props} />,
  select: (props) => (
    <SelectField
      {...framed(props)}
      placeholder={null}
      options={props.property.options.map((value) => ({ value, text: props.property.optionLabels[value] ?? value }))}
      value={stringOf(props.value)}
      onChange={({ target }) => props.onChoose(target.value)}
    />
  ),
  term: (props) => <TermControl {...props} />,
  template: (props) => <TemplateControl {...props} />,
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
    <Rows
      {...props}
      draw={(row, of, at, onRow) => <RowControls of={of} row={row} id={`${props.id}-${at}`} onRow={onRow} />}
    />
  ),
};

/** From where the calendar begins; an earlier day is typed. */
const CALENDAR_FROM = "2000-01-01";

/** A day as dd.mm.åååå. A text that is not a day stays in the field with an error, and the stored value stays too. */
const DayControl = (props: ControlProps<"date">) => {
  const day = stringOf(props.value);
  return (
    <DateField
      {...framed(props)}
      value={day}
      min={CALENDAR_FROM}
      dayOf={typedDay}
      leftDayOf={writtenDay}
      show={norwegianDay}
      error={day === "" || isoDay(day) === day ? props.error : pageFormTexts.noDay}
      onWrite={props.onWrite}
    />
  );
};

/** One property in the way of its kind. */
export function Control<K extends ControlledKind>(props: ControlProps<K>): ReactNode {
  const draw: (of: ControlProps<K>) => ReactNode = controls[props.property.kind];
  return draw(props);
}

type RowControlsProps = {
  readonly of: LabelledProperties;
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
