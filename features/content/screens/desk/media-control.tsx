import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../../platform/browser/api/api.ts";
import { Button, focusWhenDrawn, RequiredMark, TextField } from "../../../../platform/ui/index.ts";
import { MediaPicker, mediaFileQuery, Thumbnail } from "../../../media/screens/index.ts";
import { mediaTexts } from "../../../media/texts.ts";
import { mediaAddress, mediaNumber, recordOf, stringOf } from "../../rules/index.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import styles from "./content.module.css";
import type { ControlProps } from "./framed.ts";

const texts = mediaTexts.picker;
const kinds = { image: "image", file: "document", any: undefined } as const;

/** A picture or a file, chosen from the library. One that came with the product is shown until another is chosen. */
export function MediaControl({
  property,
  value,
  onWrite,
  onChoose,
  onLeave,
  id,
  error,
  footer,
}: ControlProps<"media">) {
  const [isChoosing, setChoosing] = useState(false);
  const { src, alt } = recordOf(value);
  const now = { src: stringOf(src), alt: stringOf(alt) };
  const onRemove = () => {
    onChoose(null);
    focusWhenDrawn(() => document.getElementById(id)?.querySelector("button"));
  };
  return (
    <fieldset className={styles.group} id={id} tabIndex={-1}>
      <legend className="ds-label">
        {property.label}
        {property.required ? <RequiredMark /> : null}
      </legend>
      {property.help ? <p className={styles.quiet}>{property.help}</p> : null}
      {now.src === "" ? null : (
        <Chosen
          now={now}
          isPicture={property.accept !== "file"}
          id={id}
          onAlt={(next) => onWrite({ ...now, alt: next })}
          onLeave={onLeave}
        />
      )}
      <div className={styles.inline}>
        <Button size="sm" variant="secondary" onClick={() => setChoosing(true)}>
          {now.src === "" ? texts.fromLibrary : texts.change}
        </Button>
        {now.src === "" ? null : (
          <Button size="sm" variant="tertiary" onClick={onRemove}>
            {texts.remove}
          </Button>
        )}
        {footer}
      </div>
      {error ? <p className="ds-validation-message">{error}</p> : null}
      <MediaPicker
        open={isChoosing}
        kind={kinds[property.accept]}
        onClose={() => setChoosing(false)}
        onChoose={(file) => {
          setChoosing(false);
          onChoose({ src: mediaAddress(file.id), alt: "" });
        }}
      />
    </fieldset>
  );
}

type ChosenProps = {
  readonly now: { readonly src: string; readonly alt: string };
  readonly isPicture: boolean;
  readonly id: string;
  readonly onAlt: (alt: string) => void;
  readonly onLeave: () => void;
};

const Chosen = (props: ChosenProps) => {
  const number = mediaNumber(props.now.src);
  return number === null ? <Shipped {...props} /> : <FromLibrary {...props} number={number} />;
};

/** One of no library has its alternative text here. */
const Shipped = ({ now, isPicture, id, onAlt, onLeave }: ChosenProps) =>
  isPicture ? (
    <>
      <img src={now.src} alt="" className={styles.thumbnail} />
      <TextField
        id={`${id}-alt`}
        label={contentScreenTexts.fields.alt}
        hint={contentScreenTexts.fields.altHint}
        value={now.alt}
        onBlur={onLeave}
        onChange={({ target }) => onAlt(target.value)}
      />
    </>
  ) : (
    <a href={now.src}>{now.src.split("/").at(-1)}</a>
  );

function FromLibrary({ number, now, id, onAlt, onLeave }: ChosenProps & { readonly number: number }) {
  const { data, error } = useQuery(mediaFileQuery(useApi(), number));
  if (error) return <p className="ds-validation-message">{texts.gone}</p>;
  if (!data) return null;
  const { file } = data;
  return (
    <>
      <div className={styles.thumbnail}>
        <Thumbnail file={file} />
      </div>
      <p className={styles.quiet}>{file.name}</p>
      {file.kind === "image" ? (
        <TextField
          id={`${id}-alt`}
          label={texts.alt}
          hint={texts.altHint(file.decorative ? "" : file.alt)}
          value={now.alt}
          onBlur={onLeave}
          onChange={({ target }) => onAlt(target.value)}
        />
      ) : null}
    </>
  );
}
