/**
 * Freezes a value deeply and returns it. A frozen response signals that it never changes, so data derived from it can be cached as long as
 * the same object is returned.
 */
export const deepFreeze = <Value>(value: Value): Value => {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}
