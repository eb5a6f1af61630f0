import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { callQuery, useApi } from "../../../../platform/browser/api/api.ts";
import { fieldErrors, isFieldProblem } from "../../../../platform/browser/api/use-write.ts";
import { norwegianDay } from "../../../../platform/pure/norwegian-date/index.ts";
import { Button, Checkbox, Details, TextField, useConfirm, useToast } from "../../../../platform/ui/index.ts";
import { contentAddresses } from "../../../address/rules/index.ts";
import { focusBeside } from "../../../desk/screens/focus-beside.ts";
import { ProblemAlert } from "../../../desk/screens/problem-alert.tsx";
import type { EditedPage } from "../../calls-desk.ts";
import type { OldAddress } from "../../calls-old-address.ts";
import { oldAddressTexts as texts } from "../../texts-old-addresses.ts";
import styles from "./content.module.css";
import { usePageWrite } from "./content-queries.ts";

/** The old addresses that lead to the page; who may publish it adds some, and takes those away again. */
export function OldAddresses({ page }: { page: EditedPage }) {
  const { data = [] } = useQuery(callQuery(useApi(), "deskOldAddresses", { params: { id: page.id } }));
  return (
    <Details summary={`${texts.heading} (${data.length})`}>
      <div className={styles.sections}>
        <p className={styles.quiet}>{data.length === 0 ? texts.none : texts.explain}</p>
        <List page={page} addresses={data} />
        {page.access.publish.allowed ? <Add page={page} /> : null}
      </div>
    </Details>
  );
}

function List({ page, addresses }: { readonly page: EditedPage; readonly addresses: readonly OldAddress[] }) {
  const { run, refusal } = usePageWrite("deskRemoveAddress");
  const confirm = useConfirm();
  const toast = useToast();
  const remove = async (path: string, button: Element) => {
    if (!(await confirm(texts.confirm(path), { deletes: true }))) return;
    const moveFocus = focusBeside(button);
    if (!(await run({ params: { id: page.id }, body: { path } }))?.ok) return;
    toast(texts.removed(path));
    moveFocus();
  };
  if (addresses.length === 0) return null;
  return (
    <>
      <ul className={styles.versions} aria-label={texts.list}>
        {addresses.map(({ path, byHand, deep, hits, lastFollowed }) => (
          <li key={path}>
            <span>
              <span className={styles.target}>{path}</span>
              {byHand ? null : <span className={styles.quiet}> · {texts.stood}</span>}
              {deep ? <span className={styles.quiet}> · {texts.deep}</span> : null}
              <span className={styles.quiet}>
                {" "}
                · {texts.followed(hits, lastFollowed === null ? null : norwegianDay(lastFollowed))}
              </span>
            </span>
            {byHand && page.access.publish.allowed ? (
              <Button
                size="sm"
                variant="tertiary"
                aria-label={texts.remove(path)}
                onClick={({ currentTarget }) => void remove(path, currentTarget)}
              >
                {texts.removeShort}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {refusal ? <ProblemAlert problem={refusal} here={contentAddresses.page(page.id)} /> : null}
    </>
  );
}

function Add({ page }: { page: EditedPage }) {
  const { run, running, refusal } = usePageWrite("deskAddAddress");
  const [path, setPath] = useState("");
  const [deep, setDeep] = useState(false);
  const toast = useToast();
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await run({ params: { id: page.id }, body: { path, deep } });
    if (!answer?.ok) return;
    toast(texts.added(answer.value.path));
    setPath("");
    setDeep(false);
  };
  return (
    <form className={styles.sections} onSubmit={(event) => void onSubmit(event)} noValidate>
      <TextField
        label={texts.path}
        hint={texts.hint}
        value={path}
        maxLength={300}
        autoComplete="off"
        error={fieldErrors(refusal).path}
        onChange={({ target }) => setPath(target.value)}
      />
      <Checkbox
        label={texts.withBelow}
        hint={texts.withBelowHint}
        checked={deep}
        onChange={({ target }) => setDeep(target.checked)}
      />
      <div>
        <Button type="submit" size="sm" variant="secondary" loading={running}>
          {texts.add}
        </Button>
      </div>
      {refusal && !isFieldProblem(refusal) ? (
        <ProblemAlert problem={refusal} here={contentAddresses.page(page.id)} />
      ) : null}
    </form>
  );
}
