import { createHash } from "node:crypto";
import type { Problem } from "../../../platform/pure/contract/problem.ts";
import type { InProcess } from "../../../platform/server/http/in-process.ts";
import type { Caller } from "../../../platform/server/http/work.ts";
import type { ContentModel, PostedForm } from "../../api/index.ts";
import type { PageModel } from "../../content/rules/index.ts";
import { emptyIntro, type IntroValues, introFields, NEW_LINK, settleIntro } from "../../intro/rules/index.ts";

const isIntroPage = (content: ContentModel): content is PageModel<"IntroPage"> =>
  content.contentType.includes("IntroPage");

/**
 * The outcome of a start form that was posted without script. Null when the address does not have a start form. Buttons
 * that only show the next choice send `step`. features/intro/README.md
 */
export async function postedIntro(
  inProcess: InProcess,
  caller: Caller,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<PostedForm | null> {
  const found = await inProcess.call("findContent", caller, { query: { contentUrl: path } });
  const content = found.ok ? found.value[0] : undefined;
  if (!content || !isIntroPage(content)) return null;
  const filled = introFields.flatMap((field) => (fields[field] === undefined ? [] : [[field, fields[field]]]));
  const values: IntroValues = settleIntro(
    { ...emptyIntro, ...Object.fromEntries(filled) },
    content.municipalityOptions,
  );
  const [startFrom, adopts] = [fields.startFrom, fields.adopts].map((text) => (text ? Number(text) : undefined));
  const sources = { ...(startFrom !== undefined && { startFrom }), ...(adopts !== undefined && { adopts }) };
  const outcome = fields.step
    ? ({ kind: "editing" } as const)
    : fields[NEW_LINK]
      ? await sendLink(inProcess, caller, { ...values, adopts: adopts ?? 0 })
      : await create(inProcess, caller, content, values, sources);
  return { url: content.url, values, outcome };
}

async function create(
  inProcess: InProcess,
  caller: Caller,
  page: PageModel<"IntroPage">,
  { title, name, email, actor, organizationId }: IntroValues,
  sources: { readonly startFrom?: number; readonly adopts?: number },
): Promise<PostedForm["outcome"]> {
  const { id } = page.contentLink;
  const body = { id, title, name, email, actor, organizationId, assessmentType: page.assessmentType, ...sources };
  const answer = await inProcess.call("createMethodAssessment", caller, { body }, keyOf(body, caller.at));
  return answer.ok ? { kind: "sent" } : outcomeOf(answer.problem);
}

function outcomeOf({ fields, title, status, retryAfter }: Problem): PostedForm["outcome"] {
  return fields?.length ? { kind: "refused", fields } : { kind: "failed", title, status, retryAfter };
}

async function sendLink(
  inProcess: InProcess,
  caller: Caller,
  { adopts, organizationId, email }: IntroValues & { readonly adopts: number },
): Promise<PostedForm["outcome"]> {
  const body = { adopts, organizationId, email };
  const answer = await inProcess.call("resendAdoptionLink", caller, { body }, keyOf(body, caller.at));
  return answer.ok ? { kind: "linkSent" } : outcomeOf(answer.problem);
}

const TEN_MINUTES = 600_000;

/** An idempotency key made from the form, because a page that is the same for everybody holds none: the same form within ten minutes is one start. */
const keyOf = (body: object, at: Date): string =>
  createHash("sha256")
    .update(JSON.stringify([body, Math.floor(at.getTime() / TEN_MINUTES)]))
    .digest("hex");
