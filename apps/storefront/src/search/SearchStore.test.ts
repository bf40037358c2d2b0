import type { GraphQLRequest, JsonRequest } from "@camber/domain/ports"
import type { autoSuggest, AutoSuggestRequest, KnownTerms, Suggestions, Understood } from "@camber/domain/search"
import { when } from "mobx"
import { describe, expect, it } from "vitest"
import { emptySeed } from "../../test/drawShop.tsx"
import { memoryEngine } from "../../test/memoryEngine.ts"
import { sampleProject, sampleSuggestions } from "../../test/samples.ts"
import { compose } from "../composition/compose.ts"
import type { Seed } from "../composition/Seed.ts"
import { PageNavigator } from "../navigation/PageNavigator.ts"
import type { Engine, Outcome } from "../runtime/AppRuntime.ts"
import { SearchStore } from "./SearchStore.ts"

const elsewhere = { term: "", isSearchPage: false, understood: null }
const answerTo = (term: string): Suggestions => sampleSuggestions({ productQuery: term, typeAheadSuggestion: `${term}er` })

/** A store over an engine in memory that answers each term with itself; with a note of what was asked, told and opened. */
const begin = (
  options: {
    readonly seed?: Partial<Seed>
    readonly isAway?: boolean
    readonly terms?: KnownTerms
    readonly understood?: Understood
    readonly wrap?: (engine: Engine) => Engine
  } = {}
) => {
  const asked: Array<AutoSuggestRequest & { readonly fits: unknown }> = []
  const told: Array<string> = []
  const gone: Array<string> = []
  const json = ({ path }: JsonRequest) => (path === "/api/search/terms" && options.terms ? { data: options.terms } : "away")
  const graphql = ({ operation, variables }: GraphQLRequest) => {
    if (operation !== "GetAutoSuggestPublicResults" || options.isAway) return "away"
    const { autoSuggestRequest, fits } = variables as typeof autoSuggest.variables.Type
    asked.push({ ...autoSuggestRequest, fits })
    return { data: { autoSuggestPublic: { ...answerTo(autoSuggestRequest.query), understood: options.understood ?? null } } }
  }
  const load = memoryEngine(null, { graphql, json }, { receive: ({ name }) => void told.push(name) })
  const { container, runtime } = compose(
    { ...emptySeed, ...options.seed },
    (seed) => load(seed).then(options.wrap ?? ((engine) => engine)),
    (error) => {
      throw error
    }
  )
  container.resolve(PageNavigator).attach((href) => void gone.push(href))
  const store = container.resolve(SearchStore)
  const answered = (term: string) => when(() => store.suggestions?.productQuery === term, { timeout: 8000 })
  return { store, runtime, asked, told, gone, answered, settled: () => runtime.run((use) => use.Search.use((search) => search.recent)) }
}

/** Of the services, to a term. */
const isAnswer = (end: Outcome<unknown, unknown>): boolean =>
  end._tag === "Done" && typeof end.value === "object" && end.value !== null && "autoSuggestProducts" in end.value

describe("what is typed", () => {
  it("SRCH-28 SRCH-29 asks for each term, twelve suggestions at a time, and completes it", async () => {
    const { store, asked, answered } = begin()
    store.open({ isEditing: false }, elsewhere)
    store.change("cal")
    await answered("cal")
    expect(asked).toMatchObject([{ query: "cal", numberOfSuggestions: 12 }])
    expect(store.completion).toBe("er")
  })

  it("SRCH-28 shows the newest answer alone, when answers arrive in reverse order", async () => {
    const held: Array<{ readonly release: () => void; readonly signal: AbortSignal | undefined }> = []
    const holdAnswers = (engine: Engine): Engine => ({
      ...engine,
      run: async (command, signal) => {
        const outcome = await engine.run(command)
        if (isAnswer(outcome)) await new Promise<void>((release) => held.push({ release, signal }))
        return outcome
      }
    })
    const { store, runtime, answered } = begin({ wrap: holdAnswers })
    await runtime.start()
    store.open({ isEditing: false }, elsewhere)
    for (const term of ["b", "br", "bra"]) store.change(term)
    await expect.poll(() => held.length).toBe(3)
    expect(held.map(({ signal }) => signal?.aborted)).toEqual([true, true, false])
    held[2]?.release()
    await answered("bra")
    held[1]?.release()
    held[0]?.release()
    await runtime.run((use) => use.Search.use((search) => search.recent))
    expect(store.suggestions?.productQuery).toBe("bra")
  })

  it("SRCH-28 asks once for what was typed before the engine was there", async () => {
    const { store, asked, answered } = begin()
    store.open({ isEditing: false }, elsewhere)
    for (const term of ["b", "br", "bra"]) store.change(term)
    await answered("bra")
    expect(asked.map(({ query }) => query)).toEqual(["bra"])
  })

  it("keeps the old rows until the new ones come, so that nothing flickers", async () => {
    const { store, answered } = begin()
    store.open({ isEditing: false }, elsewhere)
    store.change("cal")
    await answered("cal")
    store.change("cali")
    expect(store.suggestions?.productQuery).toBe("cal")
    await answered("cali")
  })

  it.each(["", "   ", "''", "\u2019"])("SRCH-27 the blank term '%s' asks nothing and shows nothing", async (term) => {
    const { store, asked, answered, settled } = begin()
    store.open({ isEditing: false }, elsewhere)
    store.change("cal")
    await answered("cal")
    store.change(term)
    expect(store.suggestions).toBeNull()
    await settled()
    expect([asked.length, store.suggestions]).toEqual([1, null])
  })

  it("cuts a term of 10,000 characters to 200", async () => {
    const { store, asked } = begin()
    store.open({ isEditing: false }, elsewhere)
    store.change("🏁".repeat(10_000))
    expect(Array.from(store.term)).toHaveLength(200)
    await expect.poll(() => asked.length).toBe(1)
  })

  it("SRCH-42 a service that is away gives empty parts", async () => {
    const { store } = begin({ isAway: true })
    store.open({ isEditing: false }, elsewhere)
    store.change("cal")
    await when(() => store.suggestions !== null, { timeout: 8000 })
    expect([store.suggestions?.autoSuggestProducts, store.suggestions?.suggestedQueries, store.completion]).toEqual([[], [], ""])
  })

  it("SRCH-38 asks for the selected vehicle's parts first", async () => {
    const { store, asked, answered } = begin({ seed: { selected: sampleProject } })
    store.open({ isEditing: false }, elsewhere)
    store.change("cal")
    await answered("cal")
    expect(asked[0]?.ymmBoost).toEqual({ year: 1969, make: "Chevrolet", model: "Camaro", raceTypeId: null })
  })
})

describe("how the search opens", () => {
  it("SRCH-20 clears the term when it is not for editing", () => {
    const { store } = begin()
    store.open({ isEditing: true, typed: "cal" }, elsewhere)
    store.open({ isEditing: false }, elsewhere)
    expect([store.isOpen, store.term]).toEqual([true, ""])
  })

  it("SRCH-21 SRCH-27 fills in the last recent search on a search page, and asks only once it is changed", async () => {
    const { store, runtime, asked, answered } = begin()
    await runtime.run((use) => use.Search.use((search) => search.remember("pads")))
    store.open({ isEditing: true }, { term: "rotor", isSearchPage: true, understood: null })
    await when(() => store.term === "pads", { timeout: 8000 })
    expect([store.suggestions, asked]).toEqual([null, []])
    store.change("pads f")
    await answered("pads f")
  })

  it("SRCH-27 asks for the prefilled term once it was edited and has come back", async () => {
    const { store, asked, answered, settled } = begin()
    store.open({ isEditing: true }, { term: "rotor", isSearchPage: true, understood: null })
    await settled()
    expect([store.term, asked]).toEqual(["rotor", []])
    store.change("roto")
    store.change("rotor")
    await answered("rotor")
    expect(store.suggestions?.productQuery).toBe("rotor")
  })

  it("SRCH-27 knows of the page's own term what the page read out of it, and asks nothing for it", async () => {
    const { store, asked, settled } = begin()
    const understood = { vehicle: null, remainder: "pads", part: null }
    store.open({ isEditing: true }, { term: "pads '69", isSearchPage: true, understood })
    await settled()
    expect([store.understood, store.suggestions, asked]).toEqual([understood, null, []])
    store.change("")
    expect(store.understood).toBeNull()
  })

  it("knows nothing of a prefilled term that is not the page's own", async () => {
    const { store, runtime } = begin()
    await runtime.run((use) => use.Search.use((search) => search.remember("pads")))
    store.open({ isEditing: true }, { term: "rotor", isSearchPage: true, understood: { vehicle: null, remainder: "", part: null } })
    await when(() => store.term === "pads", { timeout: 8000 })
    expect(store.understood).toBeNull()
  })

  it("SRCH-21 without recent searches it is the page's own term", async () => {
    const { store, settled } = begin()
    store.open({ isEditing: true }, { term: "rotor", isSearchPage: true, understood: null })
    await settled()
    expect(store.term).toBe("rotor")
  })

  it("leaves what is being typed alone when the recent searches come late", async () => {
    const { store, runtime, settled } = begin()
    await runtime.run((use) => use.Search.use((search) => search.remember("pads")))
    store.open({ isEditing: true }, { term: "rotor", isSearchPage: true, understood: null })
    store.change("rotors")
    await settled()
    expect(store.term).toBe("rotors")
  })

  it("takes over what was typed before it was there", async () => {
    const { store, answered } = begin()
    store.open({ isEditing: true, typed: "cal" }, { term: "rotor", isSearchPage: true, understood: null })
    await answered("cal")
    expect(store.term).toBe("cal")
  })
})

describe("how the search ends", () => {
  it("SRCH-22 closing restores the header's term, and drops the answer that is on its way", async () => {
    const { store, settled } = begin()
    store.open({ isEditing: true }, { term: "rotor", isSearchPage: true, understood: null })
    store.change("cal")
    store.close()
    await settled()
    expect([store.isOpen, store.term, store.suggestions]).toEqual([false, "rotor", null])
  })

  it("SRCH-23 a blank term closes, and is neither kept nor searched", async () => {
    const { store, gone, told, settled } = begin()
    store.open({ isEditing: false }, elsewhere)
    store.change("   ")
    store.submit()
    expect([store.isOpen, gone, told]).toEqual([false, [], []])
    expect(await settled()).toEqual({ _tag: "Done", value: [] })
  })

  it("SRCH-24 a term is kept as a recent search and searched", async () => {
    const { store, gone, told, settled } = begin()
    store.open({ isEditing: false }, elsewhere)
    store.change(" brake's & <b>rotor</b> ")
    store.submit()
    expect([store.isOpen, gone]).toEqual([false, ["/search?query=brakes%20%26%20%3Cb%3Erotor%3C%2Fb%3E"]])
    expect(await settled()).toMatchObject({ value: ["brake's & <b>rotor</b>"] })
    expect(told).toEqual(["Products Searched"])
  })

  it("SRCH-25 a search keeps to the selected vehicle, unless only what fits is not asked for", () => {
    const { store } = begin({ seed: { selected: sampleProject } })
    expect(store.hrefFor("rotor")).toBe("/search?fits=1&query=rotor")
    store.keepToFits(false)
    expect(store.hrefFor("rotor")).toBe("/search?query=rotor")
  })

  it("SRCH-41 clearing the history empties it and tells of it", async () => {
    const { store, told, settled } = begin()
    store.remember("pads")
    store.open({ isEditing: false }, elsewhere)
    await when(() => store.recent.length === 1, { timeout: 8000 })
    await store.clearRecent()
    expect([store.recent, await settled()]).toEqual([[], { _tag: "Done", value: [] }])
    expect(told).toEqual(["Products Searched", "Clear Search History Clicked"])
  })

  it("gives up where its code cannot be had, so that the field in the header does the work", () => {
    const { store } = begin()
    store.open({ isEditing: false }, elsewhere)
    store.giveUp()
    expect([store.isOpen, store.isWanted, store.isReady]).toEqual([false, false, false])
  })
})

describe("what the device knows of the shop's terms", () => {
  const terms: KnownTerms = { categories: [{ name: "Calipers", url: "/shop/calipers~2-3" }], terms: [["calipers", 0]] }
  const queries = ({ suggestions }: SearchStore) => suggestions?.suggestedQueries.map(({ query }) => query)
  /** A store that knows the terms, over services that answer when they are told to. */
  const beginKnowing = async () => {
    const answers: Array<() => void> = []
    const holdAnswers = (engine: Engine): Engine => ({
      ...engine,
      run: async (command, signal) => {
        const end = await engine.run(command, signal)
        if (isAnswer(end)) await new Promise<void>((release) => answers.push(release))
        return end
      }
    })
    const shop = begin({ terms, wrap: holdAnswers })
    shop.store.ready()
    await shop.settled()
    shop.store.open({ isEditing: false }, elsewhere)
    return { ...shop, answers }
  }

  it("shows at once while the answer is under way, and gives way to the answer", async () => {
    const { store, answers, answered } = await beginKnowing()
    store.change("cal")
    await when(() => store.suggestions !== null, { timeout: 8000 })
    expect([store.isWaiting, queries(store), store.completion]).toEqual([true, ["calipers"], "ipers"])
    await expect.poll(() => answers.length).toBe(1)
    answers[0]?.()
    await answered("cal")
    expect([store.isWaiting, queries(store)]).toEqual([false, ["brake caliper", "brake cable"]])
  })

  it("keeps the products of the term before until others come", async () => {
    const { store, answers, answered } = await beginKnowing()
    store.change("cal")
    await expect.poll(() => answers.length).toBe(1)
    answers[0]?.()
    await answered("cal")
    store.change("cali")
    await when(() => queries(store)?.[0] === "calipers", { timeout: 8000 })
    expect(store.suggestions?.autoSuggestProducts).toHaveLength(1)
  })

  it("SRCH-42 is all that stays of a service that is away", async () => {
    const { store, runtime, settled } = begin({ terms, isAway: true })
    await runtime.start()
    store.ready()
    await settled()
    store.open({ isEditing: false }, elsewhere)
    store.change("cal")
    await when(() => !store.isWaiting, { timeout: 8000 })
    expect([queries(store), store.suggestions?.autoSuggestProducts]).toEqual([["calipers"], []])
  })
})

describe("a term that is a part's number", () => {
  const part = { number: "CAM-2F-3", url: "/item/caliper/2?sku=CAM-2F-3", title: "Caliper", thumbImageUrl: "/p.svg" }

  it("leads to the part, and is kept like any search", async () => {
    const { store, gone, answered, settled } = begin({ understood: { vehicle: null, remainder: "", part } })
    store.open({ isEditing: false }, elsewhere)
    store.change("cam2f3")
    await answered("cam2f3")
    store.submit()
    expect([gone, store.isOpen]).toEqual([["/item/caliper/2?sku=CAM-2F-3"], false])
    expect(await settled()).toMatchObject({ value: ["cam2f3"] })
  })

  it("does not lead there once something else is typed", async () => {
    const { store, gone, answered } = begin({ understood: { vehicle: null, remainder: "", part } })
    store.open({ isEditing: false }, elsewhere)
    store.change("cam2f3")
    await answered("cam2f3")
    store.change("cam2f3 gasket")
    store.submit()
    expect(gone).toEqual(["/search?query=cam2f3%20gasket"])
  })
})

it("asks for what fits the selected vehicle alone, and again for all when that is switched off", async () => {
  const { store, asked, answered } = begin({ seed: { selected: sampleProject } })
  store.open({ isEditing: false }, elsewhere)
  store.change("cal")
  await answered("cal")
  store.keepToFits(false)
  await expect.poll(() => asked.length).toBe(2)
  expect(asked.map(({ fits }) => fits)).toEqual([expect.objectContaining({ vehicle: sampleProject.project.vehicle }), null])
})
