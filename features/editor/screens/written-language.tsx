import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useWrite } from "../../../platform/browser/api/use-write.ts";
import { type Language, languages } from "../../../platform/pure/language/index.ts";
import { focusFieldIn, useToast } from "../../../platform/ui/index.ts";
import { contentLanguageTexts as texts } from "../../assessment/texts-language.ts";
import { useEditing } from "./editing.tsx";
import styles from "./written-language.module.css";

const ID = "written-language";

/**
 * The form of Norwegian that the assessment is written in, among the facts above the form, once it is known: chosen, or as its text reads.
 * The person who may write the heading may choose another.
 */
export function WrittenLanguage() {
  const { chosen, guessed } = useEditing().assessment.language;
  const mayChoose = useMayChoose();
  const known = chosen ?? guessed;
  if (known === null) return null;
  return (
    <li id={ID}>
      {mayChoose ? (
        <LanguageChoice chosen={chosen} guessed={guessed} />
      ) : (
        <>
          {texts.label}: {texts.names[known]}
        </>
      )}
    </li>
  );
}

const useMayChoose = (): boolean => useEditing().assessment.abilities.includes("edit-heading");

/** The same choice among the rarely used functions, where it can be made while the text is too short to tell. */
export function WrittenLanguageBefore() {
  const { chosen, guessed } = useEditing().assessment.language;
  return useMayChoose() ? <LanguageChoice chosen={chosen} guessed={guessed} /> : null;
}

type Chosen = Language | null;

function LanguageChoice({ chosen, guessed }: { readonly chosen: Chosen; readonly guessed: Chosen }) {
  const { number, reload } = useEditing();
  const { run } = useWrite("chooseLanguage", reload);
  const toast = useToast();
  const wanted = useRef(chosen);
  const [pending, setPending] = useState<{ readonly language: Chosen } | null>(null);

  // The arrow keys of a closed list choose at each press: the last one counts.
  const choose = async (language: Chosen) => {
    wanted.current = language;
    setPending({ language });
    if (pending) return;
    let sent: Chosen;
    do {
      sent = wanted.current;
      const answer = await run({ body: { id: number, language: sent } });
      if (answer && !answer.ok) toast(answer.problem.title, "error");
    } while (sent !== wanted.current);
    setPending(null);
  };

  return (
    <label className={styles.written}>
      {texts.label}:
      <select
        value={(pending ? pending.language : chosen) ?? ""}
        onChange={({ target }) => void choose(languages.find((each) => each === target.value) ?? null)}
      >
        <option value="">{texts.byText(guessed)}</option>
        {languages.map((language) => (
          <option key={language} value={language}>
            {texts.names[language]}
          </option>
        ))}
      </select>
    </label>
  );
}

type LanguageLinkProps = { readonly onFollow: () => void; readonly children: ReactNode };

/** Leads to the choice, from anywhere on the editing page. */
export const LanguageLink = ({ onFollow, children }: LanguageLinkProps) => (
  <a
    href={`#${ID}`}
    onClick={(event) => {
      event.preventDefault();
      flushSync(onFollow);
      const choice = document.getElementById(ID);
      if (choice) focusFieldIn(choice).scrollIntoView({ block: "center" });
    }}
  >
    {children}
  </a>
);
