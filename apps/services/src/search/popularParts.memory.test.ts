import { UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { ALL_PRODUCTS } from "@camber/domain/search"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { expect, it } from "vitest"
import type { Reference } from "../reference/Reference.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import type { ListingIndex } from "@camber/search/listing-index"
import { createPopularPartsResolver } from "./popularParts.ts"

setFlagsFromString("--expose-gc")
const collectGarbage = runInNewContext("gc") as () => void

it("OPS-87 popular parts keep no reference to an outdated index", async () => {
  const now: { index: object; reference: object } = { index: {}, reference: {} }
  const listing = { ...ALL_PRODUCTS, cards: [], children: [], fit: null, total: 1 }
  const ask = createPopularPartsResolver(
    { reference: async () => now.reference as Reference } as Partial<ResolverContext> as ResolverContext,
    { ready: (reference) => reference, listing: async () => now.index as ListingIndex },
    { listen: () => () => undefined },
    (async () => listing) as never
  )
  const answer = await ask({ project: UNKNOWN_PROJECT, limit: 10 })
  expect(await ask({ project: UNKNOWN_PROJECT, limit: 10 })).toBe(answer)
  const before = [new WeakRef(now.index), new WeakRef(now.reference)]
  now.index = {}
  now.reference = {}
  // Targets of a WeakRef are not collected before the end of the current task.
  await new Promise(setImmediate)
  collectGarbage()
  expect(before.map((known) => known.deref())).toEqual([undefined, undefined])
  expect(await ask({ project: UNKNOWN_PROJECT, limit: 10 })).not.toBe(answer)
})
