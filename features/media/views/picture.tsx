import type { ShownMedia } from "../../content/rules/index.ts";

type PictureProps = {
  readonly of: ShownMedia | null | undefined;
  readonly className?: string | undefined;
  readonly alt?: string;
  readonly loading?: "eager" | "lazy";
};

/** A picture of a page, or nothing. One of the library comes in the width that its place needs, and keeps in sight what its editor chose. */
export const Picture = ({ of, loading = "lazy", ...more }: PictureProps) =>
  of ? (
    <img
      src={of.src}
      srcSet={of.srcSet}
      sizes={of.srcSet && "(min-width: 48rem) 30rem, 100vw"}
      width={of.width}
      height={of.height}
      alt={of.alt}
      style={of.focus ? { objectPosition: of.focus } : undefined}
      loading={loading}
      {...more}
    />
  ) : null;
