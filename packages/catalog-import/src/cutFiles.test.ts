import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { places, readChanged, readSet, sets } from "../test/smallSets.ts"

/** Number of positions at which files are cut. The full suite cuts them at every byte. */
const numRuns = 60

describe("readCatalog", () => {
  it.each(Object.keys(sets))("reads the files of %s without an error", async (set) => {
    const { problems, products } = await readSet(set)
    expect(products.size).toBe(1)
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([])
  })

  it("throws only problems for files that are cut off anywhere", async () => {
    const cut = fc
      .constantFrom(...places)
      .chain(({ name, set, size }) => fc.record({ set: fc.constant(set), name: fc.constant(name), length: fc.nat(size) }))
    await fc.assert(
      fc.asyncProperty(cut, async ({ length, name, set }) => {
        await readChanged(set, name, (bytes) => bytes.subarray(0, length))
      }),
      { numRuns }
    )
  })

  it("throws only problems for files with any bytes", async () => {
    const changes = fc.constantFrom(...places).chain(({ name, set, size }) =>
      fc.record({
        set: fc.constant(set),
        name: fc.constant(name),
        at: fc.nat(size - 1),
        inserted: fc.uint8Array({ maxLength: 4 }),
        skipped: fc.nat(4)
      })
    )
    await fc.assert(
      fc.asyncProperty(changes, async ({ at, inserted, name, set, skipped }) => {
        await readChanged(set, name, (bytes) => Buffer.concat([bytes.subarray(0, at), inserted, bytes.subarray(at + skipped)]))
      }),
      { numRuns }
    )
  })
})
