import { useState } from "react";
import { Dialog } from "../../../platform/ui/index.ts";
import { useClose } from "../../desk/screens/use-close.ts";
import type { MediaItem } from "../calls.ts";
import type { MediaKind } from "../rules/index.ts";
import { mediaTexts } from "../texts.ts";
import styles from "./media.module.css";
import { MediaForm } from "./media-details.tsx";
import { MediaList } from "./media-list.tsx";

type MediaPickerProps = {
  readonly open: boolean;
  /** Only files of this kind. */
  readonly kind?: MediaKind | undefined;
  readonly onChoose: (file: MediaItem) => void;
  readonly onClose: () => void;
};

/** The library in a dialog, to choose a file from. A picture that nobody has described is described first. */
export function MediaPicker({ open, kind, onChoose, onClose }: MediaPickerProps) {
  const [undescribed, setUndescribed] = useState<MediaItem | null>(null);
  const choose = (file: MediaItem) => {
    setUndescribed(null);
    onChoose(file);
  };
  const close = useClose(open, () => (undescribed ? setUndescribed(null) : onClose()), undescribed !== null);
  const { details, picker } = mediaTexts;
  const title = kind === "image" ? picker.image : kind === "document" ? picker.file : picker.any;
  return (
    <Dialog open={open} onClose={close} title={undescribed ? details.heading(undescribed.name) : title}>
      {undescribed ? (
        <>
          <p className={styles.first}>{details.first}</p>
          <MediaForm file={undescribed} button={details.saveAndUse} onSaved={(file) => file.usable && choose(file)} />
        </>
      ) : (
        <MediaList
          kind={kind}
          isChoosing
          action={mediaTexts.choose}
          onPress={(file) => (file.usable ? choose(file) : setUndescribed(file))}
        />
      )}
    </Dialog>
  );
}
