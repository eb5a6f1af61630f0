export type {};

/** The widths of images. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    image_size: {
      attachment: number;
      width: number;
      height: number;
      storage_key: string;
      size: number;
      sha256: string;
    };
  }
}
