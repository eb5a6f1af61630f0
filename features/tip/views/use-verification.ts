import { useEffect, useRef, useState } from "react";
import { type Api, useApi } from "../../../platform/browser/api/api.ts";
import { CHALLENGE_REFRESH } from "../rules/index.ts";

/** Whether the form may be sent: not yet, with this token, or never from this browser. */
export type VerificationState =
  | { readonly at: "working" }
  | { readonly at: "ready"; readonly token: string }
  | { readonly at: "failed" };

/** A verification token, renewed each 150 s, and at once when `renew` is called: each is good for one tip. */
export function useVerification(): { readonly verification: VerificationState; readonly renew: () => void } {
  const api = useApi();
  const [verification, setVerification] = useState<VerificationState>({ at: "working" });
  const [round, setRound] = useState(0);
  const latest = useRef(0);
  useEffect(() => {
    latest.current = round;
    const show = (next: VerificationState) => {
      if (latest.current === round) setVerification(next);
    };
    // Until the new token is there the one before is good.
    const timer = setTimeout(() => setRound(round + 1), CHALLENGE_REFRESH);
    verify(api).then(show, () => show({ at: "failed" }));
    return () => {
      latest.current = -1;
      clearTimeout(timer);
    };
  }, [api, round]);
  const renew = () => {
    setVerification({ at: "working" });
    setRound(round + 1);
  };
  return { verification, renew };
}

async function verify(api: Api): Promise<VerificationState> {
  const asked = await api.call("getTipsChallenge", {});
  if (!asked.ok) return { at: "failed" };
  const { answerTo } = await import("./solve.ts");
  const token = await answerTo(asked.value);
  return token === null ? { at: "failed" } : { at: "ready", token };
}
