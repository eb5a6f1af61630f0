import { type FormEvent, useRef, useState } from "react";
import { useWrite, type Write } from "../../../platform/browser/api/use-write.ts";
import { parseSearch } from "../../../platform/browser/search-string.ts";
import { Alert, Button, Dialog, RadioGroup, TextField } from "../../../platform/ui/index.ts";
import { uiTexts } from "../../../platform/ui/texts.ts";
import { feedPaths, statementPaths } from "../../address/rules/index.ts";
import { publicFieldText } from "../../api/texts-public-problems.ts";
import { checkEmail } from "../../intro/rules/index.ts";
import type { SearchFilter } from "../../search/calls.ts";
import {
  chosenFilters,
  emptySearch,
  routeOfSite,
  type SearchState,
  searchAddress,
  searchOf,
  searchRequest,
} from "../../search/rules/index.ts";
import { useSite } from "../../site/views/shell/use-site.ts";
import { type Frequency, frequencies, isFrequency } from "../rules/index.ts";
import { subscriptionTexts as texts } from "../texts.ts";
import styles from "./alert.module.css";

type Asking =
  | { readonly at: "editing" }
  /** @property field why the address cannot be used @property other why nothing came of it */
  | { readonly at: "refused"; readonly field?: string; readonly other?: string }
  | { readonly at: "sent" };

type About = { readonly state: SearchState; readonly groups: readonly SearchFilter[] };

type PopupProps = {
  /** The address of the search. */
  readonly search: string;
  /** Know the names of what is chosen in it. */
  readonly groups: readonly SearchFilter[];
  readonly open: boolean;
  readonly onClose: () => void;
};

/**
 * Asks for alerts about a search. If the dialog is closed before sending, the typed text is kept. It cannot be closed while the
 * request is running.
 */
export function AlertPopup({ search, groups, open, onClose }: PopupProps) {
  const [asking, setAsking] = useState<Asking>({ at: "editing" });
  const [email, setEmail] = useState("");
  const [every, setEvery] = useState<Frequency>("daily");
  const write = useWrite("subscribe");
  const { page, pageSize, sort } = emptySearch;
  const state = { ...searchOf(parseSearch(search.split("?")[1] ?? "")), page, pageSize, sort };
  const isSent = asking.at === "sent";
  const close = () => {
    if (write.running) return;
    if (isSent) setAsking({ at: "editing" });
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={isSent ? texts.asked.title : texts.form.title}
      beginsInField
      actions={isSent ? <Button onClick={close}>{uiTexts.close}</Button> : null}
    >
      {isSent ? (
        <p ref={focus} tabIndex={-1}>
          {texts.asked.text}
        </p>
      ) : (
        <AlertForm {...{ about: { state, groups }, write, asking, setAsking, email, setEmail, every, setEvery }} />
      )}
    </Dialog>
  );
}

/** Stays the same, so that React calls it once for each element. */
const focus = (element: HTMLElement | null) => element?.focus();

type FormProps = {
  readonly about: About;
  readonly write: Write<"subscribe">;
  readonly asking: Exclude<Asking, { at: "sent" }>;
  readonly setAsking: (asking: Asking) => void;
  readonly email: string;
  readonly setEmail: (email: string) => void;
  readonly every: Frequency;
  readonly setEvery: (every: Frequency) => void;
};

function AlertForm({ about, write: { run, running }, asking, setAsking, email, setEmail, every, setEvery }: FormProps) {
  const route = routeOfSite(useSite().key);
  const form = useRef<HTMLFormElement>(null);
  const refused = asking.at === "refused" ? asking : null;
  const refuse = (why: { readonly field?: string; readonly other?: string }) => {
    setAsking({ at: "refused", ...why });
    if (why.field) form.current?.querySelector("input")?.focus();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const [fault] = checkEmail(email.trim());
    if (fault) return refuse({ field: publicFieldText(fault.kind) });
    const answer = await run({ body: { email, frequency: every, route, search: searchRequest(about.state) } });
    if (!answer) return;
    if (answer.ok) {
      setEmail("");
      return setAsking({ at: "sent" });
    }
    const { title, fields } = answer.problem;
    refuse(fields?.[0] ? { field: publicFieldText(fields[0].kind) } : { other: title });
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <TextField
        label={texts.form.email}
        hint={texts.form.about(texts.within(whatOf(about), texts.things[route]))}
        type="email"
        autoComplete="email"
        maxLength={320}
        required
        value={email}
        error={refused?.field}
        onChange={(event) => {
          setEmail(event.target.value);
          setAsking({ at: "editing" });
        }}
      />
      <RadioGroup
        label={texts.form.frequency}
        options={frequencies.map((value) => ({ value, text: texts.frequency[value] }))}
        value={every}
        onChange={(value) => {
          if (isFrequency(value)) setEvery(value);
        }}
      />
      <p className={styles.note}>
        {texts.form.privacy} <a href={statementPaths.privacy}>{texts.form.privacyMore}</a>.
      </p>
      {refused?.other ? (
        <Alert tone="danger" role="alert">
          {refused.other}
        </Alert>
      ) : null}
      <p>
        <Button type="submit" loading={running}>
          {texts.form.send}
        </Button>
      </p>
      <p className={styles.note}>
        {texts.form.feed} <a href={feedOf(about)}>Atom</a>
      </p>
    </form>
  );
}

/** The search in words, by the names that its answer gives. */
const whatOf = ({ state, groups }: About): string =>
  texts.what({ ...state, names: chosenFilters(state, groups).map(({ name }) => name) });

const feedOf = ({ state }: About): string => `${feedPaths.atom}${searchAddress(state).replace(/^[^?]*/, "")}`;
