import { when } from "mobx"
import { describe, expect, it } from "vitest"
import { startSearch, otherPage } from "../../../test/startSearch.ts"
import { sampleProject } from "../../../test/samples.ts"

describe("how the search opens", () => {
  it("SRCH-20 clears the term when it is not for editing", () => {
    const { store } = startSearch()
    store.open({ isEditing: true, typed: "cal" }, otherPage)
    store.open({ isEditing: false }, otherPage)
    expect([store.isOpen, store.term]).toEqual([true, ""])
  })

  it("SRCH-21 SRCH-27 fills in the last recent search on a search page, and asks only once it is changed", async () => {
    const { store, runtime, asked, answered } = startSearch()
    await runtime.run((use) => use.SearchTerms.use((search) => search.remember("pads")))
    store.open({ isEditing: true }, { term: "rotor", isSearchPage: true, understood: null })
    await when(() => store.term === "pads", { timeout: 8000 })
    expect([store.suggestions, asked]).toEqual([null, []])
    store.change("pads f")
    await answered("pads f")
  })

  it("SRCH-27 asks for the prefilled term once it was edited and has come back", async () => {
    const { store, asked, answered, settled } = startSearch()
    store.open({ isEditing: true }, { term: "rotor", isSearchPage: true, understood: null })
    await settled()
    expect([store.term, asked]).toEqual(["rotor", []])
    store.change("roto")
    store.change("rotor")
    await answered("rotor")
    expect(store.suggestions?.productQuery).toBe("rotor")
  })

  it("SRCH-27 knows of the page's own term what the page read out of it, and asks nothing for it", async () => {
    const { store, asked, settled } = startSearch()
    const understood = { vehicle: null, remainder: "pads", part: null }
    store.open({ isEditing: true }, { term: "pads '69", isSearchPage: true, understood })
    await settled()
    expect([store.understood, store.suggestions, asked]).toEqual([understood, null, []])
    store.change("")
    expect(store.understood).toBeNull()
  })

  it("knows nothing of a prefilled term that is not the page's own", async () => {
    const { store, runtime } = startSearch()
    await runtime.run((use) => use.SearchTerms.use((search) => search.remember("pads")))
    store.open({ isEditing: true }, { term: "rotor", isSearchPage: true, understood: { vehicle: null, remainder: "", part: null } })
    await when(() => store.term === "pads", { timeout: 8000 })
    expect(store.understood).toBeNull()
  })

  it("SRCH-21 without recent searches it is the page's own term", async () => {
    const { store, settled } = startSearch()
    store.open({ isEditing: true }, { term: "rotor", isSearchPage: true, understood: null })
    await settled()
    expect(store.term).toBe("rotor")
  })

  it("leaves what is being typed alone when the recent searches come late", async () => {
    const { store, runtime, settled } = startSearch()
    await runtime.run((use) => use.SearchTerms.use((search) => search.remember("pads")))
    store.open({ isEditing: true }, { term: "rotor", isSearchPage: true, understood: null })
    store.change("rotors")
    await settled()
    expect(store.term).toBe("rotors")
  })

  it("takes over what was typed before it was there", async () => {
    const { store, answered } = startSearch()
    store.open({ isEditing: true, typed: "cal" }, { term: "rotor", isSearchPage: true, understood: null })
    await answered("cal")
    expect(store.term).toBe("cal")
  })
})

describe("how the search ends", () => {
  it("SRCH-22 closing restores the header's term, and drops the answer that is on its way", async () => {
    const { store, settled } = startSearch()
    store.open({ isEditing: true }, { term: "rotor", isSearchPage: true, understood: null })
    store.change("cal")
    store.close()
    await settled()
    expect([store.isOpen, store.term, store.suggestions]).toEqual([false, "rotor", null])
  })

  it("SRCH-23 a blank term closes, and is neither kept nor searched", async () => {
    const { store, gone, reported, settled } = startSearch()
    store.open({ isEditing: false }, otherPage)
    store.change("   ")
    store.submit()
    expect([store.isOpen, gone, reported]).toEqual([false, [], []])
    expect(await settled()).toEqual({ _tag: "Done", value: [] })
  })

  it("SRCH-24 a term is kept as a recent search and searched", async () => {
    const { store, gone, reported, settled } = startSearch()
    store.open({ isEditing: false }, otherPage)
    store.change(" brake's & <b>rotor</b> ")
    store.submit()
    expect([store.isOpen, gone]).toEqual([false, ["/search?query=brakes%20%26%20%3Cb%3Erotor%3C%2Fb%3E"]])
    expect(await settled()).toMatchObject({ value: ["brake's & <b>rotor</b>"] })
    expect(reported).toEqual(["Products Searched"])
  })

  it("SRCH-25 a search keeps to the selected vehicle, unless only what fits is not asked for", () => {
    const { store } = startSearch({ seed: { selected: sampleProject } })
    expect(store.hrefFor("rotor")).toBe("/search?fits=1&query=rotor")
    store.setFitsOnly(false)
    expect(store.hrefFor("rotor")).toBe("/search?fits=0&query=rotor")
  })

  it("SRCH-41 clearing the history empties it and tells of it", async () => {
    const { store, reported, settled } = startSearch()
    store.remember("pads")
    store.open({ isEditing: false }, otherPage)
    await when(() => store.recent.length === 1, { timeout: 8000 })
    await store.clearRecent()
    expect([store.recent, await settled()]).toEqual([[], { _tag: "Done", value: [] }])
    expect(reported).toEqual(["Products Searched", "Clear Search History Clicked"])
  })

  it("gives up where its code cannot be had, so that the field in the header does the work", () => {
    const { store } = startSearch()
    store.open({ isEditing: false }, otherPage)
    store.giveUp()
    expect([store.isOpen, store.isWanted, store.isReady]).toEqual([false, false, false])
  })
})
