import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { getClientIp } from "./getClientIp.ts"
import type { AttemptLimiter } from "./attemptLimiter.ts"

/** What a form needs that strangers send. */
export interface FormDeps {
  readonly database: Kysely<Tables>
  readonly tries: AttemptLimiter
  /** The header in which a trusted proxy writes whose request it is. */
  readonly proxyHeader: string | undefined
}

/**
 * Counts a form that came from a client's address; false where it is one too many. Visitors are made by the thousand and addresses are not:
 * nobody gets further by a new session, and nobody uses up what is another's.
 */
export const isWithinFormLimit = async (
  { proxyHeader, tries }: Omit<FormDeps, "database">,
  form: string,
  request: Request
): Promise<boolean> => (await tries.count("ofAddress", `${form} ${getClientIp(request, proxyHeader)}`)) === null
