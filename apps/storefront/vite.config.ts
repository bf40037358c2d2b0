import react from "@vitejs/plugin-react"
import { readFileSync } from "node:fs"
import path from "node:path"
import { defineConfig, type Rolldown, type UserConfig } from "vite"
import { VitePWA, type VitePWAOptions } from "vite-plugin-pwa"
import { chunkPlan } from "./build/chunkPlan.ts"
import { inlineScripts } from "./build/inlineScripts.ts"
import { clientAliases, routerAliases } from "./build/libraryAliases.ts"
import { getPrecacheList, readManifest, SERVICE_CHUNKS } from "./build/getPrecacheList.ts"

/** Modules that import the pages of the route table. */
const routeModules = ["src/app/routes/createLazyPages.ts", "src/app/routes/routes.tsx"]
/**
 * The pages of the route table. Each may be the first page, which loads without the table: as separate entries they do not depend on it.
 */
const pages = routeModules.flatMap((module) =>
  Array.from(
    readFileSync(path.resolve(import.meta.dirname, module), "utf8").matchAll(/import\("\.\.\/\.\.\/(features\/[^"]+)"\)/g),
    ([, page]) => `src/${page}`
  )
)

/** `vite build` creates the browser's files, `vite build --ssr` the server's module. */
export default defineConfig(async ({ command, isSsrBuild }): Promise<UserConfig> => {
  const isClient = command === "build" && !isSsrBuild
  const config: UserConfig = {
    root: import.meta.dirname,
    plugins: [!isClient && inlineScripts, react()],
    // tsyringe's "module" field is ES5.
    resolve: isClient
      ? { alias: clientAliases, mainFields: ["browser", "es2015", "module"] }
      : { alias: command === "build" ? routerAliases : [] },
    // Node.js finds React Router's development build. Bundled, the production build is used.
    ssr: { noExternal: command === "build" ? [/^@camber\//, "react-router", "react-router-dom"] : [/^@camber\//] },
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
      manifest: isClient,
      outDir: isClient ? "dist/client" : "dist/server",
      emptyOutDir: true,
      // A full dependency list would add 4 kB to the entry. Only stylesheets must load before their components.
      modulePreload: { polyfill: false, resolveDependencies: (_file, files) => files.filter((file) => file.endsWith(".css")) },
      assetsInlineLimit: 0,
      rolldownOptions: isClient
        ? { input: ["src/app/entry-client.ts", "src/app/hydrateApp.tsx", ...pages], treeshake: { propertyReadSideEffects: false } }
        : // The document's scripts are small builds within this one and would cause a slow-plugin warning.
          { input: "src/app/entry-server.tsx", checks: { bundlerTimings: false } }
    }
  }
  if (!isClient) return config
  const codeSplitting = await chunkPlan(config, landmarks)
  return {
    ...config,
    plugins: [config.plugins, worker],
    build: { ...config.build, rolldownOptions: { ...config.build?.rolldownOptions, output: { codeSplitting, ...shortNames } } }
  }
})

const client = path.resolve(import.meta.dirname, "dist/client")

type InPocket = NonNullable<VitePWAOptions["injectManifest"]["manifestTransforms"]>[number]

/** Limits the worker's precache to the files of offline pages. It caches other files when a page requests them. */
const inPocket: InPocket = (entries) => {
  const files = getPrecacheList(readManifest(client))
  return { manifest: entries.filter(({ url }) => files.has(url)).map((entry) => ({ ...entry, url: `/${entry.url}` })), warnings: [] }
}

/** `/service-worker.js` (PWA-12), a separate build after the pages'. The shop has its own manifest and registers the worker itself. */
const worker = VitePWA({
  strategies: "injectManifest",
  srcDir: "service-worker",
  filename: "service-worker.ts",
  manifest: false,
  injectRegister: false,
  integration: {
    // The bundler has renamed the options that the plugin sets.
    configureCustomSWViteBuild: ({ build }) => {
      const [output] = [build?.rollupOptions?.output].flat()
      if (output) Object.assign(output, { codeSplitting: false, inlineDynamicImports: undefined })
    }
  },
  injectManifest: { globPatterns: ["assets/*"], manifestTransforms: [inPocket] }
})

const landmarks = {
  entry: "/src/app/entry-client.ts",
  hydrated: "/src/app/hydrateApp.tsx",
  engine: "/src/app/composition/browserRuntime.ts",
  services: SERVICE_CHUNKS.map((chunk) => `/${chunk}`),
  pages: ["/home/HomePage.tsx", "/search/ListingPage.tsx", "/product-page/ProductPage.tsx", "/content/ArticlePage.tsx"]
}

/**
 * Every script contains the names of its lazy chunks, so long names would add 1.2 kB before a page is interactive. The manifest maps the
 * short names to modules. The Effect runtime keeps its name, because a test intercepts it; images and fonts keep theirs, because code
 * finds them by name.
 */
const shortNames: Rolldown.OutputOptions = {
  entryFileNames: ({ name }) => (name === "entry-client" ? "assets/[name]-[hash].js" : "assets/-[hash:7].js"),
  chunkFileNames: ({ name }) => (name === "browserRuntime" ? "assets/[name]-[hash].js" : "assets/-[hash:7].js"),
  assetFileNames: ({ names }) => (names.some((name) => name.endsWith(".css")) ? "assets/-[hash:7].css" : "assets/[name]-[hash][extname]")
}
