import { z } from "zod";
import { htmlKind } from "./html.ts";
import { type Kind, type Parts, recordOf, under } from "./kind.ts";
import { contentKind, linkKind, mediaKind, urlKind } from "./links.ts";
import { areaKind, groupKind, listKind } from "./nested.ts";
import { boolKind, dateKind, numberKind, selectKind, templateKind, termKind } from "./plain.ts";
import type { KindName, Properties, PropertyOf } from "./property.ts";
import { longTextKind, textKind } from "./words.ts";

/** Every kind of property: one without a part does not compile. */
const kinds: { readonly [K in KindName]: Kind<K> } = {
  text: textKind,
  longText: longTextKind,
  html: htmlKind,
  bool: boolKind,
  number: numberKind,
  date: dateKind,
  select: selectKind,
  term: termKind,
  template: templateKind,
  url: urlKind,
  link: linkKind,
  media: mediaKind,
  content: contentKind,
  area: areaKind,
  list: listKind,
  group: groupKind,
};

const kindOf = <K extends KindName>({ kind }: PropertyOf<K>): Kind<K> => kinds[kind];

const eachOf = <T>(props: Properties, part: (property: PropertyOf<KindName>, name: string) => T): [string, T][] =>
  Object.entries(props).map(([name, property]) => [name, part(property, name)]);

/** The stored value of a property, or its empty value when nobody has written in it. */
const storedIn = (props: Properties, values: unknown, name: string): unknown => {
  const property = props[name];
  return recordOf(values)[name] ?? (property && kindOf(property).empty(property, parts));
};

/** Definitions stay as they are, and making a schema takes longer than reading a page by it. */
const schemas = new WeakMap<Properties, ReturnType<Parts["schema"]>>();

/** The parts of all properties of a page, a block or a row, each by its kind. */
export const parts: Parts = {
  schema: (props) => {
    const made =
      schemas.get(props) ??
      z.object(Object.fromEntries(eachOf(props, (property) => kindOf(property).schema(property, parts))));
    schemas.set(props, made);
    return made;
  },
  empty: (props) => Object.fromEntries(eachOf(props, (property) => kindOf(property).empty(property, parts))),
  findings: (props, values) =>
    eachOf(props, (property, name) => {
      const value = storedIn(props, values, name);
      const isMissing = property.required === true && kindOf(property).isEmpty(value);
      const missing = isMissing ? [{ path: [], kind: "Required", stops: true } as const] : [];
      return under(name, [...missing, ...kindOf(property).findings(property, value, parts)]);
    }).flatMap(([, found]) => found),
  toWire: (props, values, wire) =>
    Object.fromEntries(
      eachOf(props, (property, name) => {
        const isHidden = property.editorsOnly === true && !wire.forEditors;
        return isHidden ? undefined : kindOf(property).toWire(property, storedIn(props, values, name), wire, parts);
      }).filter(([, value]) => value !== undefined),
    ),
  text: (props, values) =>
    eachOf(props, (property, name) =>
      property.editorsOnly ? "" : kindOf(property).text(property, storedIn(props, values, name), parts),
    )
      .map(([, words]) => words)
      .filter((words) => words !== "")
      .join(" "),
  refs: (props, values) =>
    eachOf(props, (property, name) =>
      under(name, kindOf(property).refs(property, storedIn(props, values, name), parts)),
    ).flatMap(([, found]) => found),
  mapHtml: (props, values, map) =>
    Object.fromEntries(
      eachOf(props, (property, name) => kindOf(property).mapHtml(property, storedIn(props, values, name), map, parts)),
    ),
};
