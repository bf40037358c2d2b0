/**
 * The same value, which nobody can change any more, nor anything in it. An answer that is frozen says by it that it stays as it is: what is made of
 * it can be kept as long as it is answered itself.
 */
export const deepFreeze = <Value>(value: Value): Value => {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}
