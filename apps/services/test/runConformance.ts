import { execFile } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"

const program = fileURLToPath(new URL("../node_modules/@modelcontextprotocol/conformance/dist/index.js", import.meta.url))
const runFile = promisify(execFile)
const TIMEOUT_MS = 60_000

/** Result of one check of a scenario. */
export interface ConformanceCheck {
  readonly scenario: string
  readonly id: string
  readonly status: "SUCCESS" | "FAILURE" | "WARNING" | "SKIPPED" | "INFO"
  readonly errorMessage?: string
}

/** Runs the scenarios that a revision of the Model Context Protocol requires of a server. Returns all checks. */
export const runConformance = async (url: string, revision: string): Promise<ReadonlyArray<ConformanceCheck>> => {
  const folder = mkdtempSync(path.join(tmpdir(), "camber-conformance-"))
  try {
    const args = [program, "server", "--url", url, "--requirements", revision, "--output-dir", folder]
    // The tool exits with 1 if any check fails. That is ignored, because the caller compares the checks.
    await runFile(process.execPath, args, { timeout: TIMEOUT_MS, maxBuffer: 16 * 1024 ** 2 }).catch(
      (error: { readonly code?: unknown }) => {
        if (error.code !== 1) throw error
      }
    )
    return readdirSync(folder).flatMap((name) => readChecks(path.join(folder, name)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Reads the result folders, whose names have the form `server-SCENARIO-TIME`. */
const readChecks = (folder: string): ReadonlyArray<ConformanceCheck> => {
  const scenario = path.basename(folder).replace(/^server-(.+)-\d{4}-\d{2}-\d{2}T.*$/, "$1")
  const checks = JSON.parse(readFileSync(path.join(folder, "checks.json"), "utf8")) as ReadonlyArray<Omit<ConformanceCheck, "scenario">>
  return checks.map((check) => ({ ...check, scenario }))
}
