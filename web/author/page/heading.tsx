import { useEffect, useRef, useState } from "react";
import { authorTexts } from "../../../texts/author.ts";
import { PencilIcon } from "../../ui/index.ts";
import { useEditing } from "../editing/index.ts";
import styles from "./editor.module.css";
import { HeadingEditor } from "./heading-editor.tsx";

/** The assessment's heading. The initiator clicks it to edit. docs/spec/assessment.md, Editing page */
export function Heading() {
  const { assessment } = useEditing();
  const [editing, setEditing] = useState<"no" | "yes" | "just-closed">("no");
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (editing === "just-closed" && document.activeElement === document.body) opener.current?.focus();
  }, [editing]);

  if (!assessment.abilities.includes("edit-heading")) return <h1 className={styles.heading}>{assessment.name}</h1>;
  if (editing === "yes") return <HeadingEditor onClose={() => setEditing("just-closed")} />;
  return (
    <h1 className={styles.heading}>
      <button
        ref={opener}
        type="button"
        className={styles.headingButton}
        title={authorTexts.editHeading}
        onClick={() => setEditing("yes")}
      >
        {assessment.name} <PencilIcon aria-hidden />
      </button>
    </h1>
  );
}
