import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { plainLine } from "../../../platform/pure/text/index.ts";
import { Button, focusFieldIn, TextField } from "../../../platform/ui/index.ts";
import styles from "./templates.module.css";

type AddFormProps = {
  readonly texts: {
    readonly heading: string;
    readonly name: string;
    readonly required: string;
    readonly button: string;
  };
  readonly maxLength: number;
  readonly running: boolean;
  readonly onAdd: (name: string) => void;
  /** The fields besides the name. */
  readonly children?: ReactNode;
};

/** A section with the form that something new is named in. Without a name that can be seen nothing is added. */
export function AddForm({ texts, maxLength, running, onAdd, children }: AddFormProps) {
  const id = useId();
  const [name, setName] = useState("");
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const isEmpty = plainLine(name) === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isEmpty) onAdd(name);
    else if (field.current) focusFieldIn(field.current);
  };
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id}>{texts.heading}</h3>
      <form className={styles.form} noValidate onSubmit={submit}>
        {children}
        <div ref={field}>
          <TextField
            label={texts.name}
            value={name}
            maxLength={maxLength}
            required
            autoComplete="off"
            error={isTried && isEmpty ? texts.required : undefined}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <div className={styles.buttons}>
          <Button type="submit" variant="secondary" loading={running}>
            {texts.button}
          </Button>
        </div>
      </form>
    </section>
  );
}
