import { norwegianNumber } from "../../../../platform/pure/norwegian-number/index.ts";
import { type FlowStep, flowOf, flowSteps, type SelectedSearch, type Selection } from "../../rules/index.ts";
import { selectionTexts as texts } from "../../texts-selection.ts";
import styles from "../literature-search-view.module.css";

/** Of the drawing, in its own units: it is scaled to the width that there is, and on a phone its letters are 11 px still. */
const BOX_WIDTH = 208;
const GAP = 24;
const LINE = 21;
const PADDING = 12;
/** So many letters of the drawing's size fit into a box. */
const LETTERS = 23;
const PIECE = new RegExp(`.{1,${LETTERS}}`, "gu");

/** A text in lines; a word longer than a line is cut in pieces. A number stays together, and with the word before it. */
const inLines = (text: string): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(/[ \t\n]+/).flatMap((each) => each.match(PIECE) ?? [])) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LETTERS) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/** Each line stands so far below the first. */
type Box = { readonly lines: readonly { readonly line: string; readonly below: number }[]; readonly height: number };

const boxOf = (texts: readonly string[]): Box => {
  const lines = texts.flatMap(inLines).map((line, at) => ({ line, below: LINE * at }));
  return { lines, height: lines.length * LINE + 2 * PADDING };
};

const said = ({ label, said: number }: { readonly label: string; readonly said: string }) => `${label}:\u00a0${number}`;

/** Where each step stands: as tall as the taller of its two boxes. */
const placed = (steps: readonly FlowStep[]) => {
  let top = 1;
  return steps.map((step) => {
    const main = boxOf([said(step)]);
    const out = step.out && boxOf([said(step.out), ...step.out.reasons.map((reason) => `– ${said(reason)}`)]);
    const y = top;
    const height = Math.max(main.height, out?.height ?? 0);
    top += height + GAP;
    return { key: step.label, main, out, y, height, joinsLast: step.joinsLast ?? false };
  });
};

type DrawnProps = { readonly box: Box; readonly x: number; readonly y: number; readonly isOut?: boolean };

const Drawn = ({ box, x, y, isOut }: DrawnProps) => (
  <>
    <rect x={x} y={y} width={BOX_WIDTH} height={box.height} rx="6" data-out={isOut || undefined} />
    {box.lines.map(({ line, below }) => (
      <text key={below} x={x + PADDING} y={y + PADDING + below + 16}>
        {line}
      </text>
    ))}
  </>
);

const arrow = (x1: number, y1: number, x2: number, y2: number) => {
  const isDown = x1 === x2;
  const head = isDown
    ? `M${x2 - 5} ${y2 - 7}L${x2} ${y2}L${x2 + 5} ${y2 - 7}`
    : `M${x2 - 7} ${y2 - 5}L${x2} ${y2}L${x2 - 7} ${y2 + 5}`;
  return <path d={`M${x1} ${y1}L${x2} ${y2}${head}`} />;
};

const RIGHT = BOX_WIDTH + GAP;
/** The room left of the boxes for a line from a step to the last one, past those between. */
const ASIDE = 20;

/** From the left side of a box to the left side of a lower one. */
const past = (y1: number, y2: number) => <path d={`M0 ${y1}H${-ASIDE}V${y2}H0M-7 ${y2 - 5}L0 ${y2}L-7 ${y2 + 5}`} />;

/** The PRISMA 2020 flow as a drawing. The table below has the same numbers. */
function FlowDrawing({ steps }: { readonly steps: readonly FlowStep[] }) {
  const rows = placed(steps);
  const last = rows.at(-1);
  const height = last ? last.y + last.height + 1 : 0;
  const left = rows.some(({ joinsLast }) => joinsLast) ? ASIDE + 1 : 1;
  return (
    <svg
      className={styles.flow}
      viewBox={`${-left} 0 ${left + RIGHT + BOX_WIDTH + 1} ${height}`}
      role="img"
      aria-label={texts.figure}
    >
      {rows.map(({ key, main, out, y, joinsLast }, at) => {
        const below = rows[at + 1];
        const middle = y + Math.min(main.height, out?.height ?? main.height) / 2;
        return (
          <g key={key}>
            <Drawn box={main} x={0} y={y} />
            {out ? <Drawn box={out} x={RIGHT} y={y} isOut /> : null}
            {out ? arrow(BOX_WIDTH, middle, RIGHT, middle) : null}
            {joinsLast && last ? past(middle, last.y + last.main.height / 2) : null}
            {below && !joinsLast ? arrow(BOX_WIDTH / 2, y + main.height, BOX_WIDTH / 2, below.y) : null}
          </g>
        );
      })}
    </svg>
  );
}

type CountRowProps = { readonly label: string; readonly said: string };

const CountRow = ({ label, said: number }: CountRowProps) => (
  <tr>
    <th scope="row">{label}</th>
    <td>{number}</td>
  </tr>
);

const FlowTable = ({ steps }: { readonly steps: readonly FlowStep[] }) => (
  <table className={styles.table}>
    <caption>{texts.table}</caption>
    <thead>
      <tr>
        <th scope="col">{texts.step}</th>
        <th scope="col">{texts.number}</th>
      </tr>
    </thead>
    {steps.map((step) => (
      <tbody key={step.label}>
        <tr>
          <th scope="rowgroup">{step.label}</th>
          <td>{step.said}</td>
        </tr>
        {step.out ? <CountRow {...step.out} /> : null}
        {step.out?.reasons
          .map((reason, at) => ({ ...reason, key: String(at) }))
          .map(({ key, ...reason }) => (
            <CountRow key={key} {...reason} />
          ))}
      </tbody>
    ))}
  </table>
);

export type PrismaFlowProps = {
  readonly searches: readonly SelectedSearch[];
  readonly selection: Selection;
};

/** From hits to included studies, drawn and as a table with the same numbers. */
export function PrismaFlowView({ searches, selection }: PrismaFlowProps) {
  const steps = flowSteps(flowOf(searches, selection), texts, norwegianNumber);
  return (
    <div className={styles.flowParts}>
      <FlowDrawing steps={steps} />
      <FlowTable steps={steps} />
    </div>
  );
}
