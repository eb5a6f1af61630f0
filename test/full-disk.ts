import files from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { vi } from "vitest";

class DiskFull extends Error {
  readonly code = "ENOSPC";
}

/** Bytes that still go on the disk. */
const ROOM = 16;

/**
 * The disk is full for as long as this lives: of what is written to a file a few bytes come there, then the system refuses, as ENOSPC;
 * and it answers that hardly any room is left.
 * @param whose the machine's, with its temporary folder, or the one alone where files are kept
 */
export function fullDisk(whose: "machine" | "store"): Disposable {
  const { open, statfs, writeFile } = files;
  const writing = vi.spyOn(files, "writeFile").mockImplementation(async (file, data) => {
    await writeFile(file, Buffer.from(data as Uint8Array).subarray(0, ROOM));
    throw new DiskFull("ENOSPC: no space left on device, write");
  });
  const opening = vi.spyOn(files, "open").mockImplementation(async (...given) => {
    const handle = await open(...given);
    if (whose === "machine")
      vi.spyOn(handle, "write").mockRejectedValue(new DiskFull("ENOSPC: no space left on device, write"));
    return handle;
  });
  const asking = vi.spyOn(files, "statfs").mockImplementation(async (folder) => {
    const disk = await statfs(folder);
    return Object.assign(disk, { bavail: 0 });
  });
  // Who imported the functions by their names has these as well.
  syncBuiltinESMExports();
  return {
    [Symbol.dispose]: () => {
      writing.mockRestore();
      opening.mockRestore();
      asking.mockRestore();
      syncBuiltinESMExports();
    },
  };
}
