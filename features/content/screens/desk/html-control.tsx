import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useId, useMemo, useState } from "react";
import { useApi } from "../../../../platform/browser/api/api.ts";
import { type PagesAndFiles, RichTextEditor } from "../../../../platform/editing/rich-text-editor/index.ts";
import { RequiredMark, TextArea } from "../../../../platform/ui/index.ts";
import { addressInWidth } from "../../../image/rules/index.ts";
import { MediaPicker, mediaFileQuery } from "../../../media/screens/index.ts";
import { definitionOf, htmlTags, mediaAddress, mediaNumber, stringOf } from "../../rules/index.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import { type ControlProps, framed } from "./framed.ts";
import { usePage } from "./page-context.tsx";

type Choosing = Pick<Parameters<PagesAndFiles["choose"]>, 0 | 1>;

/** Where a text of a page finds pictures, files and other pages, and the dialog in which they are chosen. */
function useTextLibrary() {
  const { nodes } = usePage();
  const api = useApi();
  const client = useQueryClient();
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const pictureAddress = useCallback(
    async (src: string) => {
      const number = mediaNumber(src);
      if (number === null) return src;
      const found = await client.ensureQueryData(mediaFileQuery(api, number)).catch(() => null);
      return found && addressInWidth(found.file.url, 960);
    },
    [api, client],
  );
  const library = useMemo(
    (): PagesAndFiles => ({
      pages: nodes
        .filter(({ type }) => !definitionOf(type)?.noAddress)
        .map(({ id, name }) => ({ address: `content:${id}`, name })),
      choose: (kind, done) => setChoosing([kind, done]),
      pictureAddress,
    }),
    [nodes, pictureAddress],
  );
  const picker = choosing ? (
    <MediaPicker
      open
      kind={choosing[0] === "image" ? "image" : undefined}
      onClose={() => setChoosing(null)}
      onChoose={({ id }) => {
        setChoosing(null);
        choosing[1](mediaAddress(id));
      }}
    />
  ) : null;
  return { library, picker };
}

/** Rich text with what its property allows. One with what the editor would lose is written as HTML. */
export function HtmlControl(props: ControlProps<"html">) {
  const label = useId();
  const { library, picker } = useTextLibrary();
  const { property, value, onWrite, onLeave, error, footer, id } = props;
  const html = stringOf(value);
  const tags = useMemo(() => htmlTags(property.features), [property]);
  if (/<(figure|caption)\b/.test(html))
    return (
      <TextArea
        {...framed(props)}
        hint={contentScreenTexts.fields.source}
        value={html}
        onChange={({ target }) => onWrite(target.value)}
      />
    );
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
        tags={tags}
        library={library}
      />
      <div id={`${id}-below`}>
        {error ? <p className="ds-validation-message">{error}</p> : null}
        {footer}
      </div>
      {picker}
    </div>
  );
}
