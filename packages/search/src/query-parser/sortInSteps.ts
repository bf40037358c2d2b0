/** Number of texts per step. A step takes a few milliseconds. */
const TEXTS_PER_STEP = 2_000

/** Sorts texts like `toSorted`, but in steps. Sorts parts of the list and merges them. */
export function* sortInSteps(texts: ReadonlyArray<string>): Generator<undefined, ReadonlyArray<string>> {
  let parts: Array<ReadonlyArray<string>> = []
  for (let from = 0; from < texts.length; from += TEXTS_PER_STEP) {
    parts.push(texts.slice(from, from + TEXTS_PER_STEP).sort())
    yield
  }
  while (parts.length > 1) {
    const merged: Array<ReadonlyArray<string>> = []
    for (let at = 0; at < parts.length; at += 2) merged.push(yield* mergeInSteps(parts[at]!, parts[at + 1] ?? []))
    parts = merged
  }
  return parts[0] ?? []
}

function* mergeInSteps(one: ReadonlyArray<string>, other: ReadonlyArray<string>): Generator<undefined, ReadonlyArray<string>> {
  if (other.length === 0) return one
  const all: Array<string> = []
  for (let [at, beside] = [0, 0]; all.length < one.length + other.length;) {
    if (all.length % TEXTS_PER_STEP === TEXTS_PER_STEP - 1) yield
    const isOther = at === one.length || (beside < other.length && other[beside]! < one[at]!)
    all.push(isOther ? other[beside++]! : one[at++]!)
  }
  return all
}
