import { when } from "mobx"
import { describe, expect, it } from "vitest"
import { startSearch, otherPage } from "../../../test/startSearch.ts"
import { sampleProject } from "../../../test/samples.ts"

describe("opening the search", () => {
  it("SRCH-20 clears the term when the search is not opened for editing", () => {
    const { store } = startSearch()
    store.open({ isEditing: true, typed: "cal" }, otherPage)
    store.open({ isEditing: false }, otherPage)
    expect([store.isOpen, store.term]).toEqual([true, ""])
  })

  it("SRCH-21 SRCH-27 fills in the last recent search on a search page, and sends a request only once it is changed", async () => {
    const { store, runtime, asked, answered } = startSearch()
    await runtime.run((use) => use.SearchTerms.use((search) => search.remember("pads")))
    store.open({ isEditing: true }, { term: "rotor", isSearchPage: true, understood: null })
    await when(() => store.term === "pads", { timeout: 8000 })
    expect([store.suggestions, asked]).toEqual([null, []])
    store.change("pads f")
    await answered("pads f")
  })

  it("SRCH-27 requests the prefilled term once it was edited and restored", async () => {
    const { store, asked, answered, settled } = startSearch()
    store.open({ isEditing: true }, { term: "rotor", isSearchPage: true, understood: null })
    await settled()
    expect([store.term, asked]).toEqual(["rotor", []])
    store.change("roto")
    store.change("rotor")
    await answered("rotor")
    expect(store.suggestions?.productQuery).toBe("rotor")
  })

  it("SRCH-27 uses the page's interpretation for the page's own term, and sends no request for it", async () => {
    const { store, asked, settled } = startSearch()
    const understood = { vehicle: null, remainder: "pads", part: null }
    store.open({ isEditing: true }, { term: "pads '69", isSearchPage: true, understood })
    await settled()
    expect([store.understood, store.suggestions, asked]).toEqual([understood, null, []])
    store.change("")
    expect(store.understood).toBeNull()
  })

  it("has no interpretation of a prefilled term that is not the page's own", async () => {
    const { store, runtime } = startSearch()
    await runtime.run((use) => use.SearchTerms.use((search) => search.remember("pads")))
    store.open({ isEditing: true }, { term: "rotor", isSearchPage: true, understood: { vehicle: null, remainder: "", part: null } })
    await when(() => store.term === "pads", { timeout: 8000 })
    expect(store.understood).toBeNull()
  })

  it("SRCH-21 fills in the page's own term without recent searches", async () => {
    const { store, settled } = startSearch()
    store.open({ isEditing: true }, { term: "rotor", isSearchPage: true, understood: null })
    await settled()
    expect(store.term).toBe("rotor")
  })

  it("does not change the typed text when the recent searches load after it", async () => {
    const { store, runtime, settled } = startSearch()
    await runtime.run((use) => use.SearchTerms.use((search) => search.remember("pads")))
    store.open({ isEditing: true }, { term: "rotor", isSearchPage: true, understood: null })
    store.change("rotors")
    await settled()
    expect(store.term).toBe("rotors")
  })

  it("takes over the text that was typed before it loaded", async () => {
    const { store, answered } = startSearch()
    store.open({ isEditing: true, typed: "cal" }, { term: "rotor", isSearchPage: true, understood: null })
    await answered("cal")
    expect(store.term).toBe("cal")
  })
})

describe("closing the search", () => {
  it("SRCH-22 restores the header's term on closing, and drops the pending answer", async () => {
    const { store, settled } = startSearch()
    store.open({ isEditing: true }, { term: "rotor", isSearchPage: true, understood: null })
    store.change("cal")
    store.close()
    await settled()
    expect([store.isOpen, store.term, store.suggestions]).toEqual([false, "rotor", null])
  })

  it("SRCH-23 closes for a blank term without storing or searching it", async () => {
    const { store, gone, reported, settled } = startSearch()
    store.open({ isEditing: false }, otherPage)
    store.change("   ")
    store.submit()
    expect([store.isOpen, gone, reported]).toEqual([false, [], []])
    expect(await settled()).toEqual({ _tag: "Done", value: [] })
  })

  it("SRCH-24 stores a term as a recent search and searches it", async () => {
    const { store, gone, reported, settled } = startSearch()
    store.open({ isEditing: false }, otherPage)
    store.change(" brake's & <b>rotor</b> ")
    store.submit()
    expect([store.isOpen, gone]).toEqual([false, ["/search?query=brakes%20%26%20%3Cb%3Erotor%3C%2Fb%3E"]])
    expect(await settled()).toMatchObject({ value: ["brake's & <b>rotor</b>"] })
    expect(reported).toEqual(["Products Searched"])
  })

  it("SRCH-25 limits a search to the selected vehicle unless the filter is off", () => {
    const { store } = startSearch({ seed: { selected: sampleProject } })
    expect(store.hrefFor("rotor")).toBe("/search?fits=1&query=rotor")
    store.setFitsOnly(false)
    expect(store.hrefFor("rotor")).toBe("/search?fits=0&query=rotor")
  })

  it("SRCH-41 empties the history and notifies the visitor", async () => {
    const { store, reported, settled } = startSearch()
    store.remember("pads")
    store.open({ isEditing: false }, otherPage)
    await when(() => store.recent.length === 1, { timeout: 8000 })
    await store.clearRecent()
    expect([store.recent, await settled()]).toEqual([[], { _tag: "Done", value: [] }])
    expect(reported).toEqual(["Products Searched", "Clear Search History Clicked"])
  })

  it("closes if its code fails to load, so that the header's field performs the search", () => {
    const { store } = startSearch()
    store.open({ isEditing: false }, otherPage)
    store.giveUp()
    expect([store.isOpen, store.isWanted, store.isReady]).toEqual([false, false, false])
  })
})
