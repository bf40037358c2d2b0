import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { getClientIp } from "./getClientIp.ts"
import type { AttemptLimiter } from "./attemptLimiter.ts"

/** Dependencies of forms for anonymous visitors. */
export interface FormDeps {
  readonly database: Kysely<Tables>
  readonly tries: AttemptLimiter
  /** Header in which a trusted proxy writes the client IP address. */
  readonly proxyHeader: string | undefined
}

/**
 * Counts a form of a client IP address. Returns false above the limit.
 * The limit is per address and not per session, because new sessions are free.
 */
export const isWithinFormLimit = async (
  { proxyHeader, tries }: Omit<FormDeps, "database">,
  form: string,
  request: Request
): Promise<boolean> => (await tries.count("ofAddress", `${form} ${getClientIp(request, proxyHeader)}`)) === null
