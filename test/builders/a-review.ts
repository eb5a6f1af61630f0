import type { WorkingCopyView } from "../../features/api/index.ts";
import type { Browser } from "./browser.ts";
import { saveItem } from "./working-copy.ts";

/** The working copy as this caller gets it. */
export async function workingCopy(browser: Browser, assessment: number): Promise<WorkingCopyView> {
  const answer = await browser.get(`/api/assessments/${assessment}/working-copy`);
  if (answer.status !== 200) throw new Error(`working copy: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** What this caller may write in the review section: a peer's own review, or the initiator's answers. */
export async function reviewBlocks(browser: Browser, assessment: number) {
  const { sections } = await workingCopy(browser, assessment);
  return sections.find(({ kind }) => kind === "PeerReviewSection")?.blocks ?? [];
}

/** The blocks of those that hold a text. */
export const textsOf = (blocks: Awaited<ReturnType<typeof reviewBlocks>>) =>
  blocks.flatMap((block) => (block.kind === "Text" ? [block] : []));

/** Writes a text in a peer's own review, the first that is about the assessment and not about the peer. */
export async function writeInReview(peer: Browser, assessment: number, text: string): Promise<Response> {
  const [, block] = textsOf(await reviewBlocks(peer, assessment));
  if (!block) throw new Error("there is no review to write");
  return saveItem(peer, assessment, block.contentGuid, text);
}

export const sendReview = (peer: Browser, assessment: number, more: object = {}): Promise<Response> =>
  peer.post("/api/schema/SetPeerReviewStatus", { assessmentId: assessment, isPeerReviewed: true, ...more });

export const answerRequest = (peer: Browser, assessment: number, body: object): Promise<Response> =>
  peer.post("/api/schema/AnswerReviewRequest", { assessmentId: assessment, ...body });
