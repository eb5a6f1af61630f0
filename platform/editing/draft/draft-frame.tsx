import type { ReactNode } from "react";
import { type FieldStore, FieldStoreContext, LeaveGuard, SaveAnnouncer } from "../saving/index.ts";
import { SaveKey } from "./save-key.tsx";

type DraftFrameProps = {
  readonly store: FieldStore;
  /** Without the right to write, Ctrl+S stays the browser's. */
  readonly mayWrite?: boolean;
  readonly children: ReactNode;
};

const never = () => false;

/** The frame of every form of a draft: its fields, saving by a key, the announcements, and the question when somebody leaves. */
export const DraftFrame = ({ store, mayWrite = true, children }: DraftFrameProps) => (
  <FieldStoreContext value={store}>
    <LeaveGuard fields={store} />
    {mayWrite ? <SaveKey store={store} /> : null}
    <SaveAnnouncer silent={never} />
    {children}
  </FieldStoreContext>
);
