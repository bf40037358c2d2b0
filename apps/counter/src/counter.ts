import { readFileSync } from "node:fs"
import { registerHooks } from "node:module"
import { fileURLToPath } from "node:url"
import { transformSync } from "rolldown/utils"

/** Node strips types but cannot run JSX, so the components are transformed when they are loaded. */
process.env["NODE_ENV"] ??= "production"
// Ink's color library ignores NO_COLOR (https://no-color.org).
if (process.env["NO_COLOR"]) process.env["FORCE_COLOR"] = "0"
registerHooks({
  load: (url, context, next) => {
    if (!url.endsWith(".tsx")) return next(url, context)
    const file = fileURLToPath(url)
    const { code } = transformSync(file, readFileSync(file, "utf8"), { jsx: { runtime: "automatic", development: false } })
    return { format: "module", source: code, shortCircuit: true }
  }
})
const { main } = await import("./main.tsx")
process.exitCode = await main(process.argv.slice(2))
