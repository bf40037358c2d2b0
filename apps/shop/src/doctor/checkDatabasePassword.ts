import { Redacted } from "effect"
import type { Settings } from "../settings/index.ts"
import { type CheckResult, fail, pass } from "./CheckResult.ts"

/** Passwords of the example file, the local cluster and other installations that were never changed. */
const EXAMPLES: ReadonlyArray<string> = ["...", "camber", "password", "postgres"]

/** Checks that the password in DATABASE_URL is not an example. */
export const checkDatabasePassword = ({ databaseUrl }: Pick<Settings, "databaseUrl">): CheckResult => {
  if (databaseUrl === undefined) return pass("The embedded database needs no password.")
  const [{ password }] = Redacted.value(databaseUrl).servers
  if (password === "") return pass("DATABASE_URL has no password: the server identifies the shop in another way.")
  return EXAMPLES.includes(decodeURIComponent(password).toLowerCase())
    ? fail("The password in DATABASE_URL is an example: change it in PostgreSQL and in DATABASE_URL.")
    : pass("The password in DATABASE_URL is not an example.")
}
