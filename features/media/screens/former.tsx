import { Button, useConfirm, useToast } from "../../../platform/ui/index.ts";
import { mediaAddresses } from "../../address/rules/index.ts";
import { focusBeside } from "../../desk/screens/focus-beside.ts";
import { ProblemAlert } from "../../desk/screens/problem-alert.tsx";
import { Time } from "../../desk/screens/time.tsx";
import type { FormerMedia, MediaItem } from "../calls.ts";
import { mediaTexts } from "../texts.ts";
import styles from "./media.module.css";
import { useMediaWrite } from "./media-queries.ts";

const texts = mediaTexts.former;

type FormerProps = { readonly file: MediaItem; readonly former: readonly FormerMedia[] };

/** The files that this one's place was taken from: looked at, put back, or taken away for good. */
export const Former = ({ file, former }: FormerProps) =>
  former.length === 0 ? null : (
    <section>
      <h3>{texts.heading}</h3>
      <p className={styles.quiet}>{texts.lead}</p>
      <ul>
        {former.map((each) => (
          <OneFormer key={each.id} file={file} former={each} />
        ))}
      </ul>
    </section>
  );

function OneFormer({ file, former }: { readonly file: MediaItem; readonly former: FormerMedia }) {
  const restore = useMediaWrite("deskRestoreMedia");
  const forget = useMediaWrite("deskForgetMedia");
  const confirm = useConfirm();
  const toast = useToast();
  const request = { params: { id: file.id }, body: { rev: file.rev, former: former.id } };
  const putBack = async (button: Element) => {
    const moveFocus = focusBeside(button);
    if (!(await restore.run(request))?.ok) return;
    toast(texts.restored(former.name));
    moveFocus();
  };
  const takeAway = async (button: Element) => {
    if (!(await confirm(texts.confirm(former.name), { deletes: true }))) return;
    const moveFocus = focusBeside(button);
    if (!(await forget.run(request))?.ok) return;
    toast(texts.forgotten(former.name));
    moveFocus();
  };
  const refusal = restore.refusal ?? forget.refusal;
  return (
    <li>
      <a href={`${file.url}?tidligere=${former.id}`} target="_blank" rel="noreferrer">
        {former.name}
      </a>{" "}
      <span className={styles.quiet}>
        {mediaTexts.details.facts(former.width, former.height, former.size)} · {texts.until(former.by)}{" "}
        <Time at={former.at} />
      </span>
      <div className={styles.inline}>
        <Button
          variant="secondary"
          size="sm"
          loading={restore.running}
          aria-label={texts.restore(former.name)}
          onClick={({ currentTarget }) => void putBack(currentTarget)}
        >
          {texts.restoreShort}
        </Button>
        <Button
          variant="tertiary"
          color="danger"
          size="sm"
          loading={forget.running}
          aria-label={texts.forget(former.name)}
          onClick={({ currentTarget }) => void takeAway(currentTarget)}
        >
          {texts.forgetShort}
        </Button>
      </div>
      {refusal ? <ProblemAlert problem={refusal} here={mediaAddresses.library} /> : null}
    </li>
  );
}
