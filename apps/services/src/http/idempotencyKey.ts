import { BadInput } from "./failures.ts"

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** The `Idempotency-Key` of a request in lower case, null where it has none. */
export const idempotencyKey = (request: Request): string | null | BadInput => {
  const given = request.headers.get("idempotency-key")?.toLowerCase() ?? null
  return given === null || uuidV4.test(given) ? given : new BadInput({ argument: "Idempotency-Key", expected: "Expected a UUID v4" })
}
