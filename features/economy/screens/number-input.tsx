import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  type CellAddress,
  ConflictPanel,
  SaveIndicator,
  UnsentPanel,
  useSavedField,
} from "../../../platform/editing/saving/index.ts";
import { savingTexts } from "../../../platform/editing/saving/texts.ts";
import { type FieldValue, isClosed, type SaveState } from "../../../platform/pure/saving/index.ts";
import {
  Button,
  CheckmarkCircleIcon,
  ExclamationmarkTriangleIcon,
  focusFieldIn,
  PlusIcon,
  TextArea,
} from "../../../platform/ui/index.ts";
import { adoptionScreenTexts } from "../../adoption/texts-screens.ts";
import { acceptAmount, amountInField, amountOf } from "../rules/index.ts";
import { economyAuthorTexts } from "../texts.ts";
import styles from "./economy.module.css";

const asText = (value: FieldValue): string => [value].flat().join("");

/** The text of the field without focus: thousands separated. Empty stays empty. */
const atRest = (text: string): string =>
  text.trim() !== "" && "text" in acceptAmount({ mayBeNegative: true }, text) ? amountInField(amountOf(text)) : text;

/** States that a person must know of. Of the others a tick in the field says enough: a line below would move the row. */
const isInTrouble = (state: SaveState): boolean =>
  state.at === "offline" || state.at === "conflict" || state.at === "locked" || state.at === "rejected";

const SavedMark = ({ state }: { readonly state: SaveState }) => (
  <span className={styles.mark} data-save-state={state.at}>
    {state.at === "saved" ? <CheckmarkCircleIcon aria-hidden /> : null}
  </span>
);

type NumberInputProps = {
  readonly address: CellAddress;
  readonly loaded: { readonly rev: number; readonly cells: Readonly<Record<string, string>> };
  readonly field: { readonly label: string };
  /** An end of a range: unlike another number, 0 is not the same as empty. */
  readonly isEnd?: boolean;
  /** The number that counts while the field is empty or 0. */
  readonly filled?: number | null;
  /** A warning about the number. The number is saved anyway. */
  readonly doubt?: string | null;
  /** The number of the adopted original; the field says whether it still holds that. */
  readonly original?: string | undefined;
  /** Brings the field in sight when it gets the focus. With it the field is out of sight, and not reached by Tab. */
  readonly show?: () => void;
};

/** One number, saved automatically. A 0 disappears when the field gets the focus. An empty field without focus shows `filled`. */
export function NumberInput({
  address,
  loaded,
  field: { label },
  isEnd = false,
  filled = null,
  doubt = null,
  original = "",
  show,
}: NumberInputProps) {
  const { field, type, leave, solve } = useSavedField(address, {
    rev: loaded.rev,
    value: loaded.cells[address.column] ?? "",
  });
  const [hand, setHand] = useState<"away" | "there" | "writing">("away");
  const id = useId();
  const { state } = field;
  const text = asText(field.text);
  if (isClosed(state)) return <UnsentPanel because={state.because} field={label} text={`${label}: ${text}`} />;
  const error = state.at === "rejected" ? state.rules.map(({ message }) => message).join(" ") : null;
  const isZero = /^\s*0*\s*$/.test(text);
  const resting = isZero && filled !== null ? amountInField(filled) : atRest(text);
  // Not while one writes: half a number is another one.
  const said = hand === "writing" ? null : doubt;
  const inHand = hand === "there" && isZero && !isEnd ? "" : text;
  return (
    <div className={styles.number} data-cell={address.column}>
      <span className={styles.inputWithMark}>
        <input
          className="ds-input"
          type="text"
          inputMode="text"
          autoComplete="off"
          tabIndex={show ? -1 : undefined}
          aria-label={label}
          aria-invalid={Boolean(error)}
          aria-describedby={error || said ? id : original === "" ? undefined : `${id}-original`}
          value={hand === "away" ? resting : inHand}
          onFocus={() => {
            setHand("there");
            show?.();
          }}
          onChange={({ target }) => {
            setHand("writing");
            type(target.value);
          }}
          onBlur={() => {
            setHand("away");
            leave();
          }}
        />
        <SavedMark state={state} />
      </span>
      {original === "" ? null : (
        <p id={`${id}-original`} className={styles.original}>
          {amountOf(text) === amountOf(original)
            ? adoptionScreenTexts.fromOriginal
            : adoptionScreenTexts.originally(amountInField(amountOf(original)))}
        </p>
      )}
      {error ? (
        <p id={id} className={styles.error}>
          {error}
        </p>
      ) : null}
      {said && !error ? (
        <p id={id} className={styles.doubt}>
          <ExclamationmarkTriangleIcon aria-hidden /> {said}
        </p>
      ) : null}
      {isInTrouble(state) && !error ? <SaveIndicator field={field} /> : null}
      {state.at === "conflict" ? (
        <ConflictPanel
          mine={field.text}
          theirs={state.theirs}
          show={(value) => <p>{atRest(asText(value)) || savingTexts.conflict.empty}</p>}
          combine={(mine) => mine}
          onSolve={solve}
          level={5}
        />
      ) : null}
    </div>
  );
}

/** A comment of the budget table, which saves by itself. While there is none, a button makes room for one. */
export function CommentInput({ address, loaded, field: { label } }: NumberInputProps) {
  const { field, type, leave, solve } = useSavedField(address, {
    rev: loaded.rev,
    value: loaded.cells[address.column] ?? "",
  });
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { state } = field;
  const text = [field.text].flat().join("\n");
  if (isClosed(state)) return <UnsentPanel because={state.because} field={label} text={`${label}: ${text}`} />;
  const hasField = isOpen || text !== "" || (state.at !== "clean" && state.at !== "saved");
  const open = () => {
    flushSync(() => setOpen(true));
    if (place.current) focusFieldIn(place.current);
  };
  return (
    <div ref={place} className={styles.number} data-cell={address.column} data-comment>
      {hasField ? (
        <TextArea
          label={label}
          hideLabel
          maxLength={2000}
          value={text}
          onFocus={() => setOpen(true)}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
        />
      ) : (
        <Button variant="tertiary" size="sm" aria-label={economyAuthorTexts.commentOn(label)} onClick={open}>
          <PlusIcon aria-hidden />
          {economyAuthorTexts.comment}
        </Button>
      )}
      {isInTrouble(state) ? <SaveIndicator field={field} /> : hasField ? <SavedMark state={state} /> : null}
      {state.at === "conflict" ? (
        <ConflictPanel
          mine={field.text}
          theirs={state.theirs}
          show={(value) => <p>{[value].flat().join("\n") || savingTexts.conflict.empty}</p>}
          combine={(mine, theirs) => [mine, theirs].flat().join("\n")}
          onSolve={solve}
          level={5}
        />
      ) : null}
    </div>
  );
}
