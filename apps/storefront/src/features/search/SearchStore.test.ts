import type { KnownTerms } from "@camber/domain/search"
import { when } from "mobx"
import { describe, expect, it } from "vitest"
import { startSearch, otherPage } from "../../../test/startSearch.ts"
import { sampleProject } from "../../../test/samples.ts"
import type { EffectRuntime, CommandResult } from "../../foundation/runtime/AppRuntime.ts"
import type { SearchStore } from "./SearchStore.ts"

/** Whether the services' answer to a term. */
const isAnswer = (end: CommandResult<unknown, unknown>): boolean =>
  end._tag === "Done" && typeof end.value === "object" && end.value !== null && "autoSuggestProducts" in end.value

describe("the typed term", () => {
  it("SRCH-28 SRCH-29 requests twelve suggestions for each term, and completes it", async () => {
    const { store, asked, answered } = startSearch()
    store.open({ isEditing: false }, otherPage)
    store.change("cal")
    await answered("cal")
    expect(asked).toMatchObject([{ query: "cal", numberOfSuggestions: 12 }])
    expect(store.completion).toBe("er")
  })

  it("SRCH-28 shows only the newest answer, when answers arrive in reverse order", async () => {
    const held: Array<{ readonly release: () => void; readonly signal: AbortSignal | undefined }> = []
    const holdAnswers = (engine: EffectRuntime): EffectRuntime => ({
      ...engine,
      run: async (command, signal) => {
        const outcome = await engine.run(command)
        if (isAnswer(outcome)) await new Promise<void>((release) => held.push({ release, signal }))
        return outcome
      }
    })
    const { store, runtime, answered } = startSearch({ wrap: holdAnswers })
    await runtime.start()
    store.open({ isEditing: false }, otherPage)
    for (const term of ["b", "br", "bra"]) store.change(term)
    await expect.poll(() => held.length).toBe(3)
    expect(held.map(({ signal }) => signal?.aborted)).toEqual([true, true, false])
    held[2]?.release()
    await answered("bra")
    held[1]?.release()
    held[0]?.release()
    await runtime.run((use) => use.SearchTerms.use((search) => search.recent))
    expect(store.suggestions?.productQuery).toBe("bra")
  })

  it("SRCH-28 sends one request for text typed before the Effect runtime has loaded", async () => {
    const { store, asked, answered } = startSearch()
    store.open({ isEditing: false }, otherPage)
    for (const term of ["b", "br", "bra"]) store.change(term)
    await answered("bra")
    expect(asked.map(({ query }) => query)).toEqual(["bra"])
  })

  it("keeps the old rows until the new ones arrive, so that nothing flickers", async () => {
    const { store, answered } = startSearch()
    store.open({ isEditing: false }, otherPage)
    store.change("cal")
    await answered("cal")
    store.change("cali")
    expect(store.suggestions?.productQuery).toBe("cal")
    await answered("cali")
  })

  it.each(["", "   ", "''", "\u2019"])("SRCH-27 sends no request and shows nothing for the blank term '%s'", async (term) => {
    const { store, asked, answered, settled } = startSearch()
    store.open({ isEditing: false }, otherPage)
    store.change("cal")
    await answered("cal")
    store.change(term)
    expect(store.suggestions).toBeNull()
    await settled()
    expect([asked.length, store.suggestions]).toEqual([1, null])
  })

  it("cuts a term of 10,000 characters to 200", async () => {
    const { store, asked } = startSearch()
    store.open({ isEditing: false }, otherPage)
    store.change("🏁".repeat(10_000))
    expect(Array.from(store.term)).toHaveLength(200)
    await expect.poll(() => asked.length).toBe(1)
  })

  it("SRCH-42 shows empty parts for an unavailable service", async () => {
    const { store } = startSearch({ isAway: true })
    store.open({ isEditing: false }, otherPage)
    store.change("cal")
    await when(() => store.suggestions !== null, { timeout: 8000 })
    expect([store.suggestions?.autoSuggestProducts, store.suggestions?.suggestedQueries, store.completion]).toEqual([[], [], ""])
  })

  it("SRCH-38 requests the selected vehicle's parts first", async () => {
    const { store, asked, answered } = startSearch({ seed: { selected: sampleProject } })
    store.open({ isEditing: false }, otherPage)
    store.change("cal")
    await answered("cal")
    expect(asked[0]?.ymmBoost).toEqual({ year: 1969, make: "Chevrolet", model: "Camaro", raceTypeId: null })
  })
})

describe("the shop's terms on this device", () => {
  const terms: KnownTerms = { categories: [{ name: "Calipers", url: "/shop/calipers~2-3" }], terms: [["calipers", 0]] }
  const queries = ({ suggestions }: SearchStore) => suggestions?.suggestedQueries.map(({ query }) => query)
  /** Creates a store that knows the terms, with services that respond on request. */
  const beginKnowing = async () => {
    const answers: Array<() => void> = []
    const holdAnswers = (engine: EffectRuntime): EffectRuntime => ({
      ...engine,
      run: async (command, signal) => {
        const end = await engine.run(command, signal)
        if (isAnswer(end)) await new Promise<void>((release) => answers.push(release))
        return end
      }
    })
    const shop = startSearch({ terms, wrap: holdAnswers })
    shop.store.ready()
    await shop.settled()
    shop.store.open({ isEditing: false }, otherPage)
    return { ...shop, answers }
  }

  it("appear immediately while the answer loads, and are replaced by the answer", async () => {
    const { store, answers, answered } = await beginKnowing()
    store.change("cal")
    await when(() => store.suggestions !== null, { timeout: 8000 })
    expect([store.isWaiting, queries(store), store.completion]).toEqual([true, ["calipers"], "ipers"])
    await expect.poll(() => answers.length).toBe(1)
    answers[0]?.()
    await answered("cal")
    expect([store.isWaiting, queries(store)]).toEqual([false, ["brake caliper", "brake cable"]])
  })

  it("keep the previous term's products until the new ones arrive", async () => {
    const { store, answers, answered } = await beginKnowing()
    store.change("cal")
    await expect.poll(() => answers.length).toBe(1)
    answers[0]?.()
    await answered("cal")
    store.change("cali")
    await when(() => queries(store)?.[0] === "calipers", { timeout: 8000 })
    expect(store.suggestions?.autoSuggestProducts).toHaveLength(1)
  })

  it("SRCH-42 remain without other suggestions when the service is unavailable", async () => {
    const { store, runtime, settled } = startSearch({ terms, isAway: true })
    await runtime.start()
    store.ready()
    await settled()
    store.open({ isEditing: false }, otherPage)
    store.change("cal")
    await when(() => !store.isWaiting, { timeout: 8000 })
    expect([queries(store), store.suggestions?.autoSuggestProducts]).toEqual([["calipers"], []])
  })
})

describe("a term that is a part number", () => {
  const part = { number: "CAM-2F-3", url: "/item/caliper/2?sku=CAM-2F-3", title: "Caliper", thumbImageUrl: "/p.svg" }

  it("leads to the part, and is stored like any search", async () => {
    const { store, gone, answered, settled } = startSearch({ understood: { vehicle: null, remainder: "", part } })
    store.open({ isEditing: false }, otherPage)
    store.change("cam2f3")
    await answered("cam2f3")
    store.submit()
    expect([gone, store.isOpen]).toEqual([["/item/caliper/2?sku=CAM-2F-3"], false])
    expect(await settled()).toMatchObject({ value: ["cam2f3"] })
  })

  it("does not lead to the part once the term changes", async () => {
    const { store, gone, answered } = startSearch({ understood: { vehicle: null, remainder: "", part } })
    store.open({ isEditing: false }, otherPage)
    store.change("cam2f3")
    await answered("cam2f3")
    store.change("cam2f3 gasket")
    store.submit()
    expect(gone).toEqual(["/search?query=cam2f3%20gasket"])
  })
})

it("the search leads from 'parts for my car' to the selected vehicle's parts, or to the garage without a selection", () => {
  const [owner, nobody] = [startSearch({ seed: { selected: sampleProject } }), startSearch()]
  expect(owner.store.hrefFor("Parts for my car")).toBe(sampleProject.description.shopUrl)
  expect(nobody.store.hrefFor("Parts for my car")).toBe("/CustomerVehicle")
  expect(nobody.store.hrefFor("brake pads for my car")).toBe("/search?query=brake%20pads%20for%20my%20car")
})

it("the search requests only parts that fit the selected vehicle, and again all parts when the filter is switched off", async () => {
  const { store, asked, answered } = startSearch({ seed: { selected: sampleProject } })
  store.open({ isEditing: false }, otherPage)
  store.change("cal")
  await answered("cal")
  store.setFitsOnly(false)
  await expect.poll(() => asked.length).toBe(2)
  expect(asked.map(({ fits }) => fits)).toEqual([expect.objectContaining({ vehicle: sampleProject.project.vehicle }), null])
})
