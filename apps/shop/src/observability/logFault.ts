import { isDatabaseUnavailable } from "@camber/services/database"
import type { Log } from "./Log.ts"

/** Logs a failure with its stack, or in one line without a stack if the database is unavailable. */
export const logFault = (log: Log, where: string, cause: unknown, fields: Readonly<Record<string, string>> = {}): void => {
  if (isDatabaseUnavailable(cause) && cause instanceof Error) log.warn(`${where}: the database is unavailable (${cause.message})`, fields)
  else log.error(where, cause, fields)
}
