import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { callQuery, useApi } from "../../../../platform/browser/api/api.ts";
import { Button, PageLoader, TextField } from "../../../../platform/ui/index.ts";
import { contentAddresses } from "../../../address/rules/index.ts";
import { ProblemAlert } from "../../../desk/screens/problem-alert.tsx";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import styles from "./content.module.css";
import { labelledType } from "./labelled-type.ts";
import { FIND_FIELD } from "./search-key.tsx";
import { StateTag } from "./state-tag.tsx";

const texts = contentScreenTexts.find;

/** A search in all that editors write, in the place of the tree while there is one. */
export function FindPages({ children }: { readonly children: ReactNode }) {
  const [q, setQ] = useState("");
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setQ(String(new FormData(event.currentTarget).get("q") ?? "").trim());
  };
  const clear = (event: FormEvent<HTMLFormElement>) => {
    setQ("");
    event.currentTarget.querySelector("input")?.focus();
  };
  return (
    <>
      <search>
        <form className={styles.find} onSubmit={submit} onReset={clear}>
          <TextField
            id={FIND_FIELD}
            type="search"
            name="q"
            label={texts.label}
            hint={texts.hint}
            aria-keyshortcuts="Control+K Meta+K"
            autoComplete="off"
            maxLength={200}
          />
          <Button type="submit" variant="secondary">
            {texts.button}
          </Button>
          {q === "" ? null : (
            <Button type="reset" variant="tertiary">
              {texts.clear}
            </Button>
          )}
        </form>
      </search>
      {q === "" ? null : <Found q={q} />}
      {/* It stays: what is chosen in it, and what is being done with it. */}
      <div hidden={q !== ""}>{children}</div>
    </>
  );
}

function Found({ q }: { readonly q: string }) {
  const { data, error } = useQuery(callQuery(useApi(), "deskFindPages", { query: { q } }));
  if (error) return <ProblemAlert problem={error.problem} here={contentAddresses.pages} />;
  return (
    <section className={styles.sections} aria-label={texts.results}>
      <p role="status">{data ? texts.count(data.count, data.pages.length) : ""}</p>
      {data ? null : <PageLoader />}
      <ul className={styles.tree}>
        {data?.pages.map(({ id, type, name, url, state }) => (
          <li key={id} className={styles.node}>
            <span className={styles.nodeName}>
              <a href={contentAddresses.page(id)}>{name}</a>
              {state === "published" ? null : <StateTag state={state} />}
              <span className={styles.quiet}>
                {labelledType(type)?.label ?? type}
                {url === "" ? null : ` · ${url}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
