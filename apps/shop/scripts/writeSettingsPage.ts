import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { root } from "./runStep.ts"
import { writeSettings } from "./settingsPage.ts"

const folder = path.join(root, "docs/reference")
mkdirSync(folder, { recursive: true })
writeFileSync(path.join(folder, "configuration.md"), writeSettings())
