import { useQueries, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import { useWrite } from "../../../platform/browser/api/use-write.ts";
import { preloadRichTextEditor } from "../../../platform/editing/rich-text-editor/index.ts";
import type { Problem } from "../../../platform/pure/contract/problem.ts";
import { Alert, Button, LinkButton, Loader, PageHeading } from "../../../platform/ui/index.ts";
import { roleLabels } from "../../access/texts.ts";
import { addresses } from "../../address/rules/index.ts";
import { endedOf } from "../../editor/screens/page/use-standing.ts";
import { LeftTexts, RemovedNotice, useSeatsWithTexts } from "../../editor/screens/removed.tsx";
import { authorTexts, endedTexts } from "../../editor/texts.ts";
import { usePlaced } from "../../site/views/shell/use-site.ts";
import styles from "./access-page.module.css";
import { CodeForm } from "./code-form.tsx";
import { NewLinkButton, NewLinkForm } from "./new-link.tsx";
import { useEntered } from "./use-entered.ts";
import { useSecret } from "./use-secret.ts";

const texts = authorTexts.access;

/** An edit page without a seat: redeem the link, ask for a new one, or sign in. */
export function AccessPage({ number, seat }: { number: string; seat: string | null }) {
  const secret = useSecret() ?? null;
  const kept = useSeatsWithTexts(number);
  const standings = useStandings(seat === null ? kept : [seat]);
  const removed = standings.find(({ standing }) => standing === "removed");
  const session = useQuery(callQuery(useApi(), "getSession", {})).data;
  // A signed-in visitor whose address names no seat may not be the person who wrote in this browser.
  const mayBeTold = seat !== null || session?.user === null;
  const ended = mayBeTold ? standings.map(endedOf).find(({ by }) => by !== null) : undefined;
  const waits = mayBeTold && standings.some((each) => each.standing !== "removed" && kept.includes(each.seat));
  // A new link would end the one that is being looked at, and the button would move away under the hand.
  const { isLoading: isLooking, data: invited } = useInspected(secret);
  return (
    <div className={styles.page}>
      <PageHeading>{texts.title}</PageHeading>
      {ended && ended.by !== null && !secret ? (
        <Alert tone="warning" role="alert" heading={endedTexts.ended.title(ended.by)}>
          {endedTexts.ended.why(ended.by, ended.initiator)}
        </Alert>
      ) : null}
      {secret ? <Invitation secret={secret} number={number} /> : removed ? null : <p>{texts.explain}</p>}
      {removed ? <RemovedNotice initiator={removed.initiator} /> : null}
      {removed ? <LeftTexts number={number} seat={removed.seat} /> : null}
      <div role="status">{waits ? <Alert tone="info">{endedTexts.keptHere}</Alert> : null}</div>
      {isLooking ? null : (
        <div className={styles.ways}>
          {invited || removed ? null : <CodeWay number={number} seat={seat} />}
          {seat && !removed ? <NewLink number={number} seat={seat} /> : null}
          {seat ? null : <NewLinkByEmail number={number} />}
          <SignIn number={number} />
        </div>
      )}
    </div>
  );
}

/**
 * The standing of the caller in each of the seats, as far as the server has answered. For an address without a seat, the seats
 * whose texts this browser keeps. The server reports a removed seat only to a session that held it.
 */
function useStandings(seats: readonly string[]) {
  const api = useApi();
  const asked = useQueries({ queries: seats.map((id) => callQuery(api, "seatStanding", { query: { id } })) });
  return asked.flatMap(({ data }, at) => (data ? [{ ...data, seat: seats[at] ?? "" }] : []));
}

/** Looks up the person that a link is for. Sends no request without a link. Looking does not use the link up. */
function useInspected(secret: string | null) {
  const inspect = callQuery(useApi(), "inspectLink", { body: { token: secret ?? "" } });
  // Asking again would take the refusal away for a moment, and have it read aloud once more.
  return useQuery({ ...inspect, enabled: secret !== null, refetchOnWindowFocus: false });
}

/** Shows who is invited to what, and the button that redeems the link. */
function Invitation({ secret, number }: { secret: string; number: string }) {
  const { data: invited, error } = useInspected(secret);
  // The invited person will soon write.
  useEffect(preloadRichTextEditor, []);
  if (error) return <SpentLink problem={error.problem} />;
  if (!invited) return <Loader />;
  const { name, role, title } = invited;
  return (
    <section className={styles.invitation} aria-label={texts.invitation}>
      <p className={styles.title}>{title}</p>
      <p>{texts.invited(name, roleLabels[role])}</p>
      <Redeem secret={secret} number={number} />
      {role === "initiator" ? null : <p className="quiet">{texts.seenByInitiator}</p>}
    </section>
  );
}

function Redeem({ secret, number }: { secret: string; number: string }) {
  const { run, running, refusal } = useWrite("redeemLink", useEntered(number));
  if (refusal) return <SpentLink problem={refusal} />;
  return (
    <Button loading={running} onClick={() => void inTurn(() => run({ body: { token: secret } }))}>
      {texts.open}
    </Button>
  );
}

/**
 * Of two links that are opened at the same moment in two tabs the second waits for the first: a browser that has no session yet gets one
 * from the first, and the second adds to it.
 */
const inTurn = <T,>(work: () => Promise<T>): Promise<T> =>
  "locks" in navigator ? navigator.locks.request("minimetode-open-link", work) : work();

const SpentLink = ({ problem }: { problem: Problem }) => (
  <Alert tone="warning" role="alert">
    {problem.title}
  </Alert>
);

/** For a recipient who cannot open the link, or reads the mail on another machine. features/contributor/README.md */
const CodeWay = ({ number, seat }: { number: string; seat: string | null }) => (
  <section className={styles.way}>
    <h2>{texts.code}</h2>
    <p>{texts.codeExplain}</p>
    <CodeForm number={number} seat={seat} />
    <p className="quiet">{texts.seenByInitiator}</p>
  </section>
);

/** An address without the seat's id: the mail is found by the address that was invited. */
const NewLinkByEmail = ({ number }: { number: string }) => (
  <section className={styles.way}>
    <h2>{texts.newLink}</h2>
    <p>{texts.newLinkByEmail}</p>
    <NewLinkForm number={number} variant="secondary" />
  </section>
);

/** The way in for an account; one that is signed in already has no seat here. */
function SignIn({ number }: { number: string }) {
  const placed = usePlaced();
  const user = useQuery(callQuery(useApi(), "getSession", {})).data?.user;
  return (
    <section className={styles.way}>
      <h2>{texts.signIn}</h2>
      {user ? (
        <p>{texts.notIn(user.name)}</p>
      ) : (
        <>
          <p>{texts.signInExplain}</p>
          <LinkButton variant="secondary" href={addresses.login(placed(addresses.edit(number)))}>
            {texts.signIn}
          </LinkButton>
        </>
      )}
    </section>
  );
}

const NewLink = ({ number, seat }: { number: string; seat: string }) => (
  <section className={styles.way}>
    <h2>{texts.newLink}</h2>
    <p>{texts.newLinkExplain}</p>
    <NewLinkButton number={number} seat={seat} variant="secondary" />
  </section>
);
