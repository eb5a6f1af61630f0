import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// These packages declare no side-effect freedom of their own; without this the public bundle doubles. Our core is pure:
// a page that uses a room's rules but not its schemas then carries no Zod.
const sideEffectFree =
  /[\\/]node_modules[\\/](@digdir[\\/]designsystemet-react|@floating-ui|@tanstack|@navikt[\\/]aksel-icons)[\\/]/;
const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const isOurs = (id: string) =>
  [folder("./core/"), folder("./texts/"), folder("./web/ui/")].some((each) => id.startsWith(each));
// Every page needs these, so they make one file that compresses well. The entry itself stays out of it: it waits for screens that
// import this file, so together they would wait for each other for ever.
const everyPage =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack)[\\/]|[\\/]web[\\/](shell|api|frame|routes)[\\/]|[\\/]web[\\/](paths|providers|router)\.tsx?$/;

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react()],
  appType: "custom",
  publicDir: isSsrBuild ? false : "web/static",
  // The specification's asset base path (A section 9).
  build: {
    assetsDir: "assets/minimetode",
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    emptyOutDir: true,
    target: "es2023",
    rolldownOptions: {
      input: isSsrBuild ? "web/entry-server.tsx" : "web/entry-client.tsx",
      treeshake: {
        moduleSideEffects: (id: string) => id.endsWith(".css") || (!sideEffectFree.test(id) && !isOurs(id)),
      },
      output: isSsrBuild ? {} : { codeSplitting: { groups: [{ name: "base", test: everyPage }] } },
    },
  },
  ssr: command === "build" ? { noExternal: true } : {},
  define: isSsrBuild ? { "process.env.NODE_ENV": '"production"' } : {},
}));
