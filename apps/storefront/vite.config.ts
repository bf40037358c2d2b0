import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { bareIcons, leanAliases, secondRouter, shakeReactRouter } from "./build/lean.ts"

/** `vite build` makes the browser's files, `vite build --ssr` the server's module. */
export default defineConfig(({ command, isSsrBuild }) => {
  const client = command === "build" && !isSsrBuild
  return {
    plugins: [client && secondRouter, client && shakeReactRouter, client && bareIcons, react()],
    resolve: { alias: client ? leanAliases : [{ find: "react-router-dom?live", replacement: "react-router-dom" }] },
    ssr: { noExternal: [/^@camber\//] },
    optimizeDeps: {
      include: [
        "react-dom/client",
        "react-router-dom",
        "mobx",
        "mobx-react-lite",
        "tsyringe",
        "reflect-metadata/lite",
        "effect",
        "@camber/adapter-http > graphql-request"
      ]
    },
    build: {
      target: "es2024",
      manifest: client,
      outDir: client ? "dist/client" : "dist/server",
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: client
        ? { input: "src/entry-client.tsx", treeshake: { propertyReadSideEffects: false } }
        : { input: "src/entry-server.tsx" }
    }
  }
})
