import { InvalidArgument } from "./errors.ts"

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Returns the `Idempotency-Key` header in lower case; null without one. Throws `InvalidArgument`. */
export const getIdempotencyKey = (request: Request): string | null => parseIdempotencyKey(request.headers.get("idempotency-key"))

/** Validates an idempotency key and converts it to lower case. */
export const parseIdempotencyKey = (given: string | null): string | null => {
  const key = given?.toLowerCase() ?? null
  if (key !== null && !uuidV4.test(key)) throw new InvalidArgument({ argument: "Idempotency-Key", expected: "Expected a UUID v4" })
  return key
}
