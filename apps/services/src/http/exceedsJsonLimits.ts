/**
 * Limits of values and nesting in one request. The largest valid call, which adds kits to a list, has about 17,000
 * values.
 */
const LIMITS = { values: 30_000, depth: 20 }

/** Whether a JSON value exceeds the limits. Runs before the values are decoded. */
export const exceedsJsonLimits = (sent: unknown): boolean => {
  let level: Array<unknown> = [sent]
  let values = 0
  for (let depth = 0; level.length > 0; depth++) {
    values += level.length
    if (values > LIMITS.values || depth > LIMITS.depth) return true
    const inner: Array<unknown> = []
    for (const value of level) if (typeof value === "object" && value !== null) for (const child of Object.values(value)) inner.push(child)
    level = inner
  }
  return false
}
