import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { publishedPackages, readManifest, run } from "./installPackages.ts"
import { root } from "./runStep.ts"

/**
 * TypeDoc needs the compiler's JavaScript interface, which TypeScript 7 does not have. So npx fetches both tools from the registry when
 * they are used.
 */
const tools = ["typedoc@0.28.20", "typescript@6.0.3"]

const compilerOptions = {
  target: "ES2024",
  module: "ESNext",
  moduleResolution: "bundler",
  lib: ["ES2024", "DOM", "DOM.Iterable", "DOM.AsyncIterable"],
  strict: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
  types: []
}

/** `pnpm api:docs` writes the reference of each published package to `docs/api`, from the comments of its sources. Not committed: 40 MB. */
const settings = mkdtempSync(path.join(tmpdir(), "camber-docs-"))
try {
  for (const name of publishedPackages) {
    const folder = path.join(root, "packages", name)
    const tsconfig = path.join(settings, `${name}.json`)
    const include = [path.join(folder, "src")]
    writeFileSync(tsconfig, JSON.stringify({ compilerOptions, include, exclude: [path.join(folder, "src/**/*.test.ts")] }))
    const out = path.join(root, "docs/api", name)
    const options = ["--name", `@camber/${name}`, "--readme", path.join(folder, "README.md"), "--tsconfig", tsconfig, "--out", out]
    const quiet = ["--excludeExternals", "--excludeInternal", "--disableSources", "--skipErrorChecking", "--logLevel", "Error"]
    const entries = Object.values(readManifest(name).exports).map((file) => path.join(folder, file))
    await run("npx", ["-y", ...tools.map((tool) => `--package=${tool}`), "--", "typedoc", ...options, ...quiet, ...entries], root)
    console.log(`${path.relative(root, out)}/index.html`)
  }
} finally {
  rmSync(settings, { recursive: true, force: true })
}
