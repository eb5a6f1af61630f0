import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import type { Problem } from "../../../platform/pure/contract/problem.ts";
import { Alert, Button, PageHeading, PageLoader } from "../../../platform/ui/index.ts";
import { useSecret } from "../../session/screens/use-secret.ts";
import { useSite } from "../../site/views/shell/use-site.ts";
import { decisionPageTexts as texts } from "../texts-screens.ts";
import styles from "./decision.module.css";
import { LinkedDecision } from "./linked-decision.tsx";
import { NewLink } from "./new-link.tsx";

/** `/beslutning/`: the page that the link of a mail about a decision leads to. The secret stays in this tab, also when the page is loaded again. */
export function DecisionScreen() {
  const secret = useSecret(true);
  if (secret === undefined) return <Waiting />;
  return secret === null ? <NoLink /> : <Opened key={secret} secret={secret} />;
}

/** Before the address is read, and all that a browser without script gets: the server never sees the secret. */
const Waiting = () => (
  <>
    <PageHeading>{texts.title}</PageHeading>
    <noscript>
      <p>
        {texts.needsScript} <Contact />
      </p>
    </noscript>
    <div className={styles.waiting}>
      <PageLoader />
    </div>
  </>
);

const Contact = () => {
  const { contactAddress } = useSite().settings;
  return <a href={`mailto:${contactAddress}`}>{contactAddress}</a>;
};

const NoLink = () => (
  <>
    <PageHeading>{texts.title}</PageHeading>
    <p>{texts.noLink}</p>
    <p>
      {texts.noLinkHelp} <Contact />
    </p>
  </>
);

/** Looking does not use the link up. It is not repeated by itself, because a network may look 30 times an hour. */
const inspectOptions = { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, refetchOnReconnect: false };

function Opened({ secret }: { readonly secret: string }) {
  const client = useQueryClient();
  const query = callQuery(useApi(), "inspectDecision", { body: { token: secret } });
  const { data, error, refetch, isFetching } = useQuery({ ...query, ...inspectOptions });
  // Nothing that the secret led to stays in memory when the page is left.
  useEffect(() => () => client.removeQueries({ queryKey: ["inspectDecision"] }), [client]);
  if (data) return <LinkedDecision secret={secret} opened={data} reload={() => refetch()} />;
  if (!error) return <Waiting />;
  const isSpent = error.problem.kind === "LinkSpent";
  return (
    <div className={styles.message}>
      <PageHeading>{texts.title}</PageHeading>
      {isSpent ? (
        <NewLink secret={secret} />
      ) : (
        <Unread problem={error.problem}>
          <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
            {texts.tryAgain}
          </Button>
        </Unread>
      )}
    </div>
  );
}

const Unread = ({ problem, children }: { readonly problem: Problem; readonly children: ReactNode }) => (
  <>
    <Alert tone="danger" role="alert">
      {problem.title}
    </Alert>
    {problem.status === 410 ? null : children}
  </>
);
