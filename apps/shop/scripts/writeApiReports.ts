import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { createApiReport } from "./createApiReport.ts"
import { getApiReportFile, installPackages, publishedPackages } from "./installPackages.ts"

/** `pnpm api:report` writes what each published package exports. A test compares the files with the packed packages. */
const folder = mkdtempSync(path.join(tmpdir(), "camber-api-"))
try {
  await installPackages(folder)
  for (const name of publishedPackages) {
    const lines = createApiReport(path.join(folder, "node_modules/@camber", name))
    writeFileSync(getApiReportFile(name), `${["entry point\tname\tdeclaration", ...lines].join("\n")}\n`)
    console.log(`${getApiReportFile(name)}: ${lines.length} exports`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
