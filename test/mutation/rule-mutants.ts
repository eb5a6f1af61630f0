import type { Mutant } from "./mutants.ts";

const access = { unit: ["features/access/rules"] };
const workflow = { file: "features/access/rules/workflow.ts", ...access };
const policy = { file: "features/access/rules/policy.ts", ...access };
const advance = { file: "platform/pure/saving/advance.ts", unit: ["platform/pure/saving"] };
const answer = { file: "platform/pure/saving/save-answer.ts", unit: ["platform/pure/saving"] };
const template = { unit: ["features/template/rules"] };

/** Faults in the rules: what may be done, what is kept, what is shown, what is asked for. */
export const ruleMutants: readonly Mutant[] = [
  {
    ...workflow,
    name: "the initiator may publish",
    find: `publish: { by: ["desk"]`,
    put: `publish: { by: ["initiator", "desk"]`,
  },
  {
    ...workflow,
    name: "a peer writes in the blocks",
    find: `"edit-blocks": { by: writers`,
    put: `"edit-blocks": { by: everySeat`,
  },
  {
    ...workflow,
    name: "a sent assessment can be written in",
    find: `"edit-blocks": { by: writers, in: [draft] }`,
    put: `"edit-blocks": { by: writers, in: [draft, sent] }`,
  },
  {
    ...workflow,
    name: "everybody sees mail addresses",
    find: `"see-emails": { by: ["initiator", "desk"]`,
    put: `"see-emails": { by: [...everySeat, "desk"]`,
  },
  {
    ...workflow,
    name: "sending publishes at once",
    find: `send: { by: ["initiator"], in: [draft], to: sent`,
    put: `send: { by: ["initiator"], in: [draft], to: published`,
  },
  {
    ...workflow,
    name: "publishing asks for nothing",
    find: `to: published, requires: ["every-mandatory-block"], step: true`,
    put: `to: published, requires: [], step: true`,
  },
  {
    ...workflow,
    name: "sending back needs no message",
    find: `in: [sent], to: draft, requires: ["message"], step: true`,
    put: `in: [sent], to: draft, requires: [], step: true`,
  },
  {
    ...workflow,
    name: "a draft is published without being sent",
    find: `publish: { by: ["desk"], in: [sent]`,
    put: `publish: { by: ["desk"], in: [draft, sent]`,
  },
  {
    ...workflow,
    name: "a late step is read-only and not a conflict",
    find: `in: [published], to: draft, step: true`,
    put: `in: [published], to: draft`,
  },
  {
    ...policy,
    name: "a stranger is not asked to sign in",
    find: `if (actor.kind === "anonymous") return { allowed: false, because: "NotSignedIn" };
  const { by`,
    put: `if (actor.kind === "anonymous") return { allowed: false, because: "NoSeatInThisAssessment" };
  const { by`,
  },
  {
    ...policy,
    name: "the desk may do what seats may",
    find: `|| (by.includes("desk") && atDesk);`,
    put: `|| atDesk;`,
  },
  {
    ...policy,
    name: "the status is not asked",
    find: `if (!statuses.includes(assessment.status))`,
    put: `if (statuses.length === 0)`,
  },
  {
    ...policy,
    name: "who has no right learns the status",
    find: `if (!entitled) return`,
    put: `if (!entitled && statuses.includes(assessment.status)) return`,
  },
  {
    ...access,
    file: "features/access/rules/actor.ts",
    name: "a seat opens every assessment",
    find: `actor.seats.filter((seat) => seat.assessment === assessment)`,
    put: `actor.seats.filter((seat) => seat.assessment !== assessment || seat.assessment === assessment)`,
  },
  {
    ...access,
    file: "features/access/rules/actor.ts",
    name: "an account without a role works at the desk",
    find: `(actor.account?.roles.length ?? 0) > 0`,
    put: `actor.account !== null`,
    api: ["test/api/desk.test.ts", "test/api/authorization-matrix.test.ts"],
  },
  {
    ...access,
    file: "features/access/rules/shown.ts",
    name: "the role shown hides nothing",
    find: `actionOf(ability).by.includes(shown ?? "desk")`,
    put: `actionOf(ability).by.length > 0 || shown === null`,
  },
  {
    ...access,
    file: "features/access/rules/take-step.ts",
    name: "a message of spaces will do",
    find: `message.trim() === ""`,
    put: `message === ""`,
  },
  {
    ...access,
    file: "features/access/rules/take-step.ts",
    name: "missing blocks stop nothing",
    find: `missing.length > 0`,
    put: `missing.length < 0`,
  },
  {
    file: "features/contributor/rules/seats.ts",
    unit: ["features/contributor/rules"],
    name: "a peer keeps the other seats",
    find: `role === "peer" || !reviewed.has(assessment)`,
    put: `role === "peer" || reviewed.has(assessment) || !reviewed.has(assessment)`,
  },
  {
    ...advance,
    name: "text typed during an attempt is called saved",
    find: `if (sameValue(field.text, waiting.attempt.value)) return become(next, { at: "saved", when });`,
    put: `if (when !== "") return become(next, { at: "saved", when });`,
  },
  {
    ...advance,
    name: "a repeat uses a new key",
    find: `{ do: "send", attempt: waiting.attempt });`,
    put: `{ do: "send", attempt: { ...waiting.attempt, key: \`\${waiting.attempt.key}-again\` } });`,
  },
  {
    ...advance,
    name: "a refresh replaces unsent text",
    find: `      // Unsent text is not replaced: saving it will find the newer revision and become a conflict.
      return stay(field);`,
    put: `      return become({ ...field, text: theirs.value, base: theirs }, { at: "clean" });`,
  },
  {
    ...advance,
    name: "keeping mine does not send it",
    find: `return send({ ...field, base: theirs }, now);
    case "combined"`,
    put: `return become({ ...field, base: theirs }, { at: "clean" });
    case "combined"`,
  },
  {
    ...advance,
    name: "an older answer of the server is believed",
    find: `if (theirs.rev <= field.base.rev) return stay(field);`,
    put: `if (theirs.rev === field.base.rev) return stay(field);`,
  },
  {
    ...advance,
    name: "leaving a field during an attempt is forgotten",
    find: `return become(field, { ...field.state, left: true });`,
    put: `return stay(field);`,
  },
  {
    ...advance,
    name: "who never pauses is never saved",
    find: `Math.min(pause, since + LONGEST_UNSAVED - now)`,
    put: `pause`,
  },
  {
    ...answer,
    name: "a conflict is tried again for ever",
    find: `if (problem.status === 409) {`,
    put: `if (problem.status === 499) {`,
  },
  { ...answer, name: "an ended session is a rule broken", find: `401: "signed-out",`, put: "" },
  {
    ...answer,
    file: "platform/pure/contract/outcome.ts",
    name: "too many calls is a rule broken",
    find: `status === 429 ||`,
    put: "",
  },
  {
    file: "platform/pure/saving/retry-delay.ts",
    unit: ["platform/pure/saving"],
    name: "what the server asks for is not waited for",
    find: `Math.max(atLeast,`,
    put: `Math.max(0,`,
  },
  {
    ...template,
    file: "features/template/rules/missing-mandatory.ts",
    name: "a hidden block is asked for",
    find: `visible.has(block.key) &&`,
    put: "",
  },
  {
    ...template,
    file: "features/template/rules/visible-blocks.ts",
    name: "what is chosen in a hidden block decides",
    find: `isVisible(source) && chosen(`,
    put: `chosen(`,
  },
  {
    ...template,
    file: "features/template/rules/visible-blocks.ts",
    name: "hiding a section leaves its blocks",
    find: `(parent === undefined || isVisible(parent)) &&`,
    put: "",
  },
  {
    ...template,
    file: "features/template/rules/check-rules.ts",
    name: "a rule may name a block that is not there",
    find: `.filter((key) => !keys.has(key))`,
    put: `.filter((key) => keys.size === 0 && key)`,
  },
  {
    ...template,
    file: "features/template/rules/check-structure.ts",
    name: "a tab may be without sections",
    find: `ofTab.length === 0 ? [{ kind: "TabHasNoSections"`,
    put: `ofTab.length < 0 ? [{ kind: "TabHasNoSections"`,
  },
  {
    file: "features/search/rules/choosing.ts",
    unit: ["features/search/rules"],
    name: "a filter stays on its page",
    find: `const withGroup = (ids: readonly string[]) => ({ ...state, page: 1,`,
    put: `const withGroup = (ids: readonly string[]) => ({ ...state,`,
  },
  {
    file: "features/search/rules/choosing.ts",
    unit: ["features/search/rules"],
    name: "an exclusive facet takes several",
    find: `isExclusive ? [id] : including(inGroup, id)`,
    put: `including(inGroup, id)`,
  },
  {
    file: "features/search/rules/paging.ts",
    unit: ["features/search/rules"],
    name: "a page beyond the last is shown empty",
    find: `Math.min(Math.max(1, page), pageCount(totalMatching, pageSize))`,
    put: `Math.max(1, page)`,
  },
  {
    file: "features/literature/rules/web-address.ts",
    unit: ["features/literature/rules"],
    name: "a script may be a link",
    find: `/^https?:`,
    put: `/^\\w+:`,
  },
  {
    file: "features/image/rules/index.ts",
    name: "the text of a decorative image is read aloud",
    find: `return decorative === "true" ? "" : alt.trim();`,
    put: `return alt.trim();`,
    unit: ["features/image/rules"],
  },
  {
    file: "features/image/rules/definition.ts",
    name: "an image without a text is sent",
    find: `rows.some(({ cells }) => !isDescribed(cells))`,
    put: `rows.length < 0`,
    api: ["test/api/images.test.ts"],
  },
  {
    ...template,
    file: "features/template/rules/tab-keys.ts",
    name: "a tab is known by its place",
    find: `const now = new Map(tabKeys(after).map((key, at) => [key, at]));`,
    put: `const now = new Map(tabKeys(before).map((key, at) => [key, at]));`,
  },
];
