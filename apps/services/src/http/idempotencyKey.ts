import { BadInput } from "./failures.ts"

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** The `Idempotency-Key` of a request in lower case, null where it has none. Throws `BadInput`. */
export const idempotencyKey = (request: Request): string | null => {
  const given = request.headers.get("idempotency-key")?.toLowerCase() ?? null
  if (given !== null && !uuidV4.test(given)) throw new BadInput({ argument: "Idempotency-Key", expected: "Expected a UUID v4" })
  return given
}
