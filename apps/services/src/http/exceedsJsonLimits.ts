/**
 * Values in what one request sends, and how deep they lie. No call of the shop's own gets more than some 17,000 into a body:
 * the parts of kits that are put into a list.
 */
const most = { values: 30_000, depth: 20 }

/** Whether a value of JSON holds more than any call does: told before each of its values is looked at closely. */
export const exceedsJsonLimits = (sent: unknown): boolean => {
  let level: Array<unknown> = [sent]
  let values = 0
  for (let depth = 0; level.length > 0; depth++) {
    values += level.length
    if (values > most.values || depth > most.depth) return true
    const inner: Array<unknown> = []
    for (const value of level) if (typeof value === "object" && value !== null) for (const one of Object.values(value)) inner.push(one)
    level = inner
  }
  return false
}
