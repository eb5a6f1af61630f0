import { deskActionTexts } from "../../../texts/desk-screens.ts";
import { MoveDialog, type MoveProps } from "./move-dialog.tsx";

const MESSAGE_MAX = 5000;

/** Asks what the authors are to change, and sends the assessment back to them. */
export const ReturnDialog = (props: MoveProps) => {
  const { id } = props.assessment;
  return (
    <MoveDialog
      {...props}
      call="deskReturn"
      requestOf={(message) => ({ params: { id }, body: { message, rev: props.rev } })}
      texts={deskActionTexts.return}
      field={{ name: "message", maxLength: MESSAGE_MAX, required: true }}
    />
  );
};
