import type { Database } from "@camber/services/database"
import { type CheckResult, pass } from "./CheckResult.ts"

/** Checks that an open database responds, and returns its version. Opening it has checked that it is new enough. */
export const checkDatabase = async ({ kind, pool }: Pick<Database, "kind" | "pool">): Promise<CheckResult> => {
  const { rows } = await pool.query<{ version: string }>("select current_setting('server_version') as version")
  return pass(
    `The ${kind === "embedded" ? "embedded PostgreSQL" : "PostgreSQL server"} responds, version ${rows[0]?.version ?? "unknown"}.`
  )
}
