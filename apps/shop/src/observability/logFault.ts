import { isDatabaseUnavailable } from "@camber/services/database"
import type { Log } from "./Log.ts"

/** Tells what failed: with its stack, or in one line where it is only that the database is away, which no stack explains. */
export const logFault = (log: Log, where: string, cause: unknown, fields: Readonly<Record<string, string>> = {}): void => {
  if (isDatabaseUnavailable(cause) && cause instanceof Error) log.warn(`${where}: the database is away (${cause.message})`, fields)
  else log.fault(where, cause, fields)
}
