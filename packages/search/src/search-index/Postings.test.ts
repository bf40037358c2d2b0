import * as fc from "fast-check"
import { expect, it } from "vitest"
import { buildPostingColumns, createPostings, listWords } from "./Postings.ts"
import { getGroup } from "../columns/Groups.ts"

const word = fc.string({ unit: fc.constantFrom("a", "b", "1", "é"), minLength: 1, maxLength: 4 })
const lists = fc.uniqueArray(fc.tuple(word, fc.uniqueArray(fc.nat(500), { minLength: 1, maxLength: 3 })), {
  maxLength: 20,
  selector: ([own]) => own
})

it("Postings returns the postings of each word, and lists all words except part numbers that occur only once", () => {
  fc.assert(
    fc.property(lists, fc.array(word), (stand, asked) => {
      const numbers = new Set(stand.filter(([own]) => own.includes("1")).map(([own]) => own))
      const columns = buildPostingColumns(new Map(stand), numbers)
      const postings = createPostings(columns, new Map(columns.words.map((own, at) => [own, getGroup(columns.groups, at)])))
      for (const [own, list] of stand) expect([...(postings.of(own) ?? [])]).toEqual(list.toSorted((a, b) => a - b))
      for (const own of asked) if (!stand.some(([known]) => known === own)) expect(postings.of(own)).toBeUndefined()
      const words = stand.filter(([own, list]) => list.length > 1 || !numbers.has(own)).map(([own]) => own)
      expect([...listWords(columns)].toSorted()).toEqual(words.toSorted())
    })
  )
})
