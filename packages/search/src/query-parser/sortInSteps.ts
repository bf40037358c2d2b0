/** Texts per step of some milliseconds. */
const AT_ONCE = 2_000

/** Sorts texts as `toSorted` does, in steps: a merge sort of sorted parts. */
export function* sortInSteps(texts: ReadonlyArray<string>): Generator<undefined, ReadonlyArray<string>> {
  let parts: Array<ReadonlyArray<string>> = []
  for (let from = 0; from < texts.length; from += AT_ONCE) {
    parts.push(texts.slice(from, from + AT_ONCE).sort())
    yield
  }
  while (parts.length > 1) {
    const merged: Array<ReadonlyArray<string>> = []
    for (let at = 0; at < parts.length; at += 2) merged.push(yield* mergedSteps(parts[at]!, parts[at + 1] ?? []))
    parts = merged
  }
  return parts[0] ?? []
}

function* mergedSteps(one: ReadonlyArray<string>, other: ReadonlyArray<string>): Generator<undefined, ReadonlyArray<string>> {
  if (other.length === 0) return one
  const all: Array<string> = []
  for (let [at, beside] = [0, 0]; all.length < one.length + other.length;) {
    if (all.length % AT_ONCE === AT_ONCE - 1) yield
    const isOther = at === one.length || (beside < other.length && other[beside]! < one[at]!)
    all.push(isOther ? other[beside++]! : one[at++]!)
  }
  return all
}
