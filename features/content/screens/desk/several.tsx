import { useBlocker } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useApi } from "../../../../platform/browser/api/api.ts";
import { Alert, Button, Checkbox, focusWhenDrawn, SelectField, useConfirm } from "../../../../platform/ui/index.ts";
import { addresses, contentAddresses } from "../../../address/rules/index.ts";
import type { Problem } from "../../../api/index.ts";
import { workListTexts } from "../../../desk/texts-screens.ts";
import type { PageNode } from "../../calls-desk.ts";
import { draftAbove, placesForAll, termsOfAll } from "../../rules/index.ts";
import { severalPagesTexts as texts } from "../../texts-several.ts";
import styles from "./content.module.css";
import { labelledType } from "./labelled-type.ts";
import { SeveralTerms } from "./several-terms.tsx";
import type { LabelledTerm, Progress, SeveralOutcome, useSeveral, WantedForSeveral } from "./use-several.ts";

/** The actions that need no input except the pages. */
const plainActions = ["publish", "unpublish", "trash"] as const;

type SeveralProps = {
  readonly several: ReturnType<typeof useSeveral>;
  readonly nodes: readonly PageNode[];
  /** Those of the list that are shown, to choose all of. */
  readonly shown: readonly PageNode[];
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
};

/** The actions on the chosen pages of a list, and the result. */
export function Several({ several, nodes, shown, chosen, onChoose }: SeveralProps) {
  const api = useApi();
  const confirm = useConfirm();
  const [target, setTarget] = useState("");
  const picked = nodes.filter(({ id }) => chosen.has(id));
  const places = picked.length === 0 ? [] : placesForAll(nodes, picked);
  const place = places.find(({ id }) => String(id) === target);
  const ask = async (wanted: WantedForSeveral): Promise<boolean> => {
    const question = questionOf(wanted);
    if (wanted.action !== "trash") return confirm([...warnings(wanted), question].join(" "));
    const links = await Promise.all(picked.map(({ id }) => api.call("deskLinksTo", { params: { id } })));
    const names = links.flatMap((each) => (each.ok ? each.value : [])).filter(({ id }) => !chosen.has(id));
    const told = [...new Set(names.map(({ name }) => name))];
    return confirm([...(told.length > 0 ? [texts.linked(told)] : []), question].join(" "), { deletes: true });
  };
  const questionOf = (wanted: WantedForSeveral): string => {
    if ("term" in wanted) {
      const { action, term, in: field } = wanted;
      return texts.confirmTerm[action](picked.length, term.text, field.label);
    }
    if (wanted.action !== "move") return texts.confirm[wanted.action](picked.length);
    return texts.confirmMove(picked.length, nodes.find(({ id }) => id === wanted.parent)?.name ?? "");
  };
  const warnings = (wanted: WantedForSeveral): readonly string[] => {
    if (wanted.action === "addTerm" && wanted.in.property.most === 1) return [texts.keepsOther];
    if (wanted.action !== "publish") return [];
    const planned = picked.filter((node) => node.planned !== undefined).length;
    const above = new Set(picked.flatMap(({ id }) => draftAbove(nodes, id, chosen)?.name ?? []));
    return [
      ...(above.size > 0 ? [texts.hiddenBy([...above])] : []),
      ...(planned > 0 ? [texts.endsPlans(planned)] : []),
    ];
  };
  const onAction = async (wanted: WantedForSeveral) => {
    if (picked.length === 0 || several.progress || !(await ask(wanted))) return;
    const { refused, clean, left } = await several.run(picked, wanted);
    // Pages that were refused or not reached stay chosen. After a change of terms, the pages that are ready for publication stay chosen instead.
    // If it was stopped, only the pages not reached do, so that they are not published together with the ready ones.
    const next = !("term" in wanted) ? [...refused.map(({ node }) => node), ...left] : left.length > 0 ? left : clean;
    onChoose(new Set(next.map(({ id }) => id)));
  };
  const whole = useRef<HTMLDivElement>(null);
  const onClose = () => {
    several.close();
    focusWhenDrawn(() => whole.current?.querySelector("input"));
  };
  const isAll = shown.length > 0 && shown.every(({ id }) => chosen.has(id));
  const toggleAll = () => {
    const ids = shown.map(({ id }) => id);
    onChoose(new Set(isAll ? [...chosen].filter((id) => !ids.includes(id)) : [...chosen, ...ids]));
  };
  const cannot = picked.length === 0 || several.progress !== null || undefined;
  return (
    <div ref={whole} className={styles.sections}>
      {several.progress ? <StayUntilDone {...several} progress={several.progress} /> : null}
      <Checkbox label={texts.chooseAll} checked={isAll} onChange={toggleAll} />
      <p aria-live="polite" className={styles.quiet}>
        {several.progress ? texts.running(several.progress.done, several.progress.all) : texts.chosen(picked.length)}
      </p>
      <div className={styles.inline}>
        {plainActions.map((action) => (
          <Button
            key={action}
            size="sm"
            variant="secondary"
            color={action === "trash" ? "danger" : "accent"}
            aria-disabled={cannot}
            onClick={() => void onAction({ action })}
          >
            {texts.actions[action]}
          </Button>
        ))}
        {several.progress ? (
          <Button size="sm" variant="tertiary" onClick={several.stop}>
            {texts.stop}
          </Button>
        ) : null}
      </div>
      {picked.length === 0 ? null : places.length === 0 ? (
        <p className={styles.quiet}>{texts.noPlace}</p>
      ) : (
        <div className={styles.inline}>
          <SelectField
            label={texts.to}
            options={places.map(({ id, name, url }) => ({ value: String(id), text: `${name} (${url})` }))}
            value={place ? target : ""}
            onChange={(event) => setTarget(event.target.value)}
          />
          <Button
            size="sm"
            variant="secondary"
            aria-disabled={cannot ?? (!place || undefined)}
            onClick={() => place && void onAction({ action: "move", parent: place.id })}
          >
            {texts.actions.move}
          </Button>
        </div>
      )}
      <SeveralTerms
        terms={labelledTerms(picked.map(({ type }) => type))}
        cannot={cannot}
        onAction={(wanted) => void onAction(wanted)}
      />
      {several.outcome ? <Result outcome={several.outcome} onClose={onClose} /> : null}
    </div>
  );
}

const labelledTerms = (types: readonly string[]): readonly LabelledTerm[] =>
  termsOfAll(types).map((term) => ({
    ...term,
    label: labelledType(types[0] ?? "")?.edited[term.name]?.label ?? term.name,
  }));

type Running = Pick<ReturnType<typeof useSeveral>, "finished" | "stop"> & { readonly progress: Progress };

/** Asks for confirmation when the editor leaves during the run. Leaving stops the run, and the other pages stay unchanged. */
function StayUntilDone({ progress: { done, all }, finished, stop }: Running) {
  const confirm = useConfirm();
  useBlocker({
    enableBeforeUnload: true,
    shouldBlockFn: async () => !(await confirm(texts.leave(done, all), { unless: finished() })),
  });
  useEffect(() => stop, [stop]);
  return null;
}

const reasons = ({ title, fields = [] }: Problem): string =>
  [...new Set(fields.length > 0 ? fields.map(({ message }) => message) : [title])].join(" ");

/** The result: the number of changed pages, and each unchanged page with the reason. */
function Result({ outcome, onClose }: { outcome: SeveralOutcome; onClose: () => void }) {
  const { action, done, refused, left, clean, unfinished } = outcome;
  const isExpired = refused.some(({ problem }) => problem?.status === 401);
  const place = useRef<HTMLDivElement>(null);
  // The stop button is gone. If it had the focus, move the focus here.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return (
    <Alert tone={refused.length > 0 ? "warning" : "success"} role="status">
      <div ref={place} tabIndex={-1} className={styles.notice}>
        {done > 0 ? <p>{texts.done[action](done)}</p> : null}
        {clean.length > 0 && left.length === 0 ? <p>{texts.stillChosen(clean.length)}</p> : null}
        {unfinished.length > 0 ? (
          <>
            <p>{texts.unfinished(unfinished.length)}</p>
            <ul>
              {unfinished.map(({ id, name }) => (
                <li key={id}>
                  <a href={contentAddresses.page(id)}>{name}</a>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        {refused.length > 0 ? (
          <>
            <p>{texts.failed(refused.length)}</p>
            <ul>
              {refused.map(({ node, problem }) => (
                <li key={node.id}>
                  <a href={contentAddresses.page(node.id)}>{node.name}</a>: {problem ? reasons(problem) : texts.noRoom}
                </li>
              ))}
            </ul>
          </>
        ) : null}
        {isExpired ? <a href={addresses.login(contentAddresses.pages)}>{workListTexts.signIn}</a> : null}
        {left.length > 0 ? <p>{texts.notReached(left.length)}</p> : null}
        <div>
          <Button size="sm" variant="tertiary" onClick={onClose}>
            {texts.close}
          </Button>
        </div>
      </div>
    </Alert>
  );
}
