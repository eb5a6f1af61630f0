import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// These packages declare no side-effect freedom of their own; without this the public bundle doubles. Our core is pure:
// a page that uses a room's rules but not its schemas then carries no Zod.
const sideEffectFree =
  /[\\/]node_modules[\\/](@digdir[\\/]designsystemet-react|@floating-ui|@tanstack|@navikt[\\/]aksel-icons)[\\/]/;
const isCore = (id: string) => id.startsWith(fileURLToPath(new URL("./core/", import.meta.url)));

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
      treeshake: { moduleSideEffects: (id: string) => !sideEffectFree.test(id) && !isCore(id) },
    },
  },
  ssr: command === "build" ? { noExternal: true } : {},
  define: isSsrBuild ? { "process.env.NODE_ENV": '"production"' } : {},
}));
