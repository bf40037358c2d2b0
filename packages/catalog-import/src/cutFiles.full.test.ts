import { describe, expect, it } from "vitest"
import { places, readChanged } from "../test/smallSets.ts"

const isXml = ({ name }: { readonly name: string }): boolean => name.endsWith(".xml")

describe("readCatalog", () => {
  it.each(places.filter((place) => !isXml(place)))(
    "throws only problems for $name of $set, cut at every byte",
    async ({ name, set, size }) => {
      for (let length = 0; length < size; length += 1) await readChanged(set, name, (bytes) => bytes.subarray(0, length))
    }
  )

  it.each(places.filter(isXml))(
    "rejects $name if it is cut at any byte before the end of its last element",
    async ({ name, set, size }) => {
      // Leaves out the last byte, because one file ends with a line feed, without which it is still complete.
      for (let length = 0; length < size - 1; length += 1)
        expect(await readChanged(set, name, (bytes) => bytes.subarray(0, length))).not.toBeNull()
    }
  )
})
