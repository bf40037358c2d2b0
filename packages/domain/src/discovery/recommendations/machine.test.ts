import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { getDueImpressions, type RecommendationsEvent, type SectionViews, transition } from "./machine.ts"
import { RECENT_HISTORY } from "./rules.ts"
import { block, product, section } from "./testing/samples.ts"

const names = ["Home", "PDP", "Cart"] as const
const recent = (sectionType: string) =>
  section({ sectionType, recommendationGroups: [block(), block({ recommendations: [], clientDataType: RECENT_HISTORY })] })
const anyName = fc.constantFrom(...names)
const anyQuestion = fc.integer({ min: 1, max: 4 })
const anySections = fc.subarray([...names]).map((some) => some.map((sectionType) => section({ sectionType })))
const kinds: { readonly [Tag in RecommendationsEvent["_tag"]]: fc.Arbitrary<Extract<RecommendationsEvent, { readonly _tag: Tag }>> } = {
  LoadStarted: fc.record({ _tag: fc.constant("LoadStarted"), names: fc.subarray([...names]), question: anyQuestion }),
  SectionsLoaded: fc.record({ _tag: fc.constant("SectionsLoaded"), sections: anySections, question: anyQuestion }),
  LoadFailed: fc.record({ _tag: fc.constant("LoadFailed"), question: anyQuestion }),
  Filled: fc.record({
    _tag: fc.constant("Filled"),
    name: anyName,
    question: anyQuestion,
    items: fc.constantFrom([], [product("A")]),
    isHydrated: fc.boolean()
  }),
  CameIntoView: fc.record({ _tag: fc.constant("CameIntoView"), name: anyName }),
  Reported: fc.record({ _tag: fc.constant("Reported"), name: anyName }),
  RouteChanged: fc.record({ _tag: fc.constant("RouteChanged") })
}
const anyEvent: fc.Arbitrary<RecommendationsEvent> = fc.oneof(...Object.values(kinds))
const after = (...events: ReadonlyArray<RecommendationsEvent>) => events.reduce<SectionViews>(transition, [])
const asked = (question = 1): RecommendationsEvent => ({ _tag: "LoadStarted", names: ["Home"], question })
const answered = (question = 1, home = section()): RecommendationsEvent => ({ _tag: "SectionsLoaded", sections: [home], question })
const inView: RecommendationsEvent = { _tag: "CameIntoView", name: "Home" }
const reported: RecommendationsEvent = { _tag: "Reported", name: "Home" }
const due = (views: SectionViews) => getDueImpressions(views).map(({ sectionType }) => sectionType)

describe("a section of a page", () => {
  it("loads until the response arrives and shows its content or nothing", () => {
    expect(after(asked())).toMatchObject([{ name: "Home", isLoading: true, section: null }])
    expect(after(asked(), answered())).toMatchObject([{ isLoading: false, section: { sectionType: "Home" } }])
    expect(after(asked(), { _tag: "SectionsLoaded", sections: [], question: 1 })).toMatchObject([{ isLoading: false, section: null }])
    expect(after(asked(), answered(), asked(2), { _tag: "LoadFailed", question: 2 })).toMatchObject([{ isLoading: false, section: null }])
  })
  it("receives its own section of a response", () => {
    const both = after(
      { _tag: "LoadStarted", names: ["Home", "PDP"], question: 1 },
      {
        _tag: "SectionsLoaded",
        sections: ["PDP", "Home"].map((sectionType) => recent(sectionType)),
        question: 1
      }
    )
    const repeatedEvents = [
      { _tag: "CameIntoView", name: "PDP" },
      { _tag: "Reported", name: "PDP" },
      { _tag: "Filled", name: "PDP", question: 1, items: [product("A")], isHydrated: true }
    ] as const
    expect(both.map(({ section }) => section?.sectionType)).toEqual(["Home", "PDP"])
    for (const event of repeatedEvents) {
      const [home, pdp] = transition(both, event)
      expect([home, pdp]).not.toEqual(both)
      expect(home).toEqual(both[0])
    }
  })
  it("ignores a response to an older request", () => {
    const delayed = section({ treatment: "late" })
    expect(after(asked(1), asked(2), answered(2), answered(1, delayed))).toMatchObject([{ isLoading: false, section: { treatment: "B" } }])
    expect(after(asked(1), asked(2), answered(1, delayed))).toMatchObject([{ isLoading: true, section: null }])
  })
  it("REC-20 stays in view after the first time, until the route changes (REC-22)", () => {
    fc.assert(
      fc.property(fc.array(anyEvent), fc.array(anyEvent), (before, then) => {
        const views = after(...before, asked(), inView, ...then)
        const isInView = views.find(({ name }) => name === "Home")?.isInView
        const later = then.findLastIndex(({ _tag }) => _tag === "RouteChanged")
        const again = then.slice(later + 1).some((event) => event._tag === "CameIntoView" && event.name === "Home")
        expect(isInView).toBe(later === -1 || again)
      })
    )
  })
  it("REC-04 HIST-27 fills only the device's own blocks, which then stop waiting", () => {
    const views = after(asked(), answered(1, recent("Home")), {
      _tag: "Filled",
      name: "Home",
      question: 1,
      items: [product("A")],
      isHydrated: true
    })
    expect(views[0]?.section?.recommendationGroups).toEqual([
      block(),
      block({ recommendations: [product("A")], clientDataType: RECENT_HISTORY, clientHydrated: true })
    ])
  })
})

describe("the impressions of a section", () => {
  it("REC-23 records impressions once per route when the section is loaded and in view, in either order", () => {
    expect(due(after(asked(), answered()))).toEqual([])
    expect(due(after(asked(), inView))).toEqual([])
    expect(due(after(asked(), inView, { _tag: "LoadFailed", question: 1 }))).toEqual([])
    expect(due(after(asked(), answered(), inView))).toEqual(["Home"])
    expect(due(after(asked(), inView, answered()))).toEqual(["Home"])
    expect(due(after(asked(), answered(), inView, reported))).toEqual([])
    expect(due(after(asked(), answered(), inView, reported, inView, asked(2), answered(2)))).toEqual([])
  })
  it("REC-22 REC-23 records impressions again on a new route when the section comes into view again", () => {
    const elsewhere = after(asked(), answered(), inView, reported, { _tag: "RouteChanged" })
    expect(due(elsewhere)).toEqual([])
    expect(due(transition(elsewhere, inView))).toEqual(["Home"])
  })
  it("REC-26 records impressions only after the blocks with the device's own data are filled", () => {
    const filled = (isHydrated: boolean): RecommendationsEvent => ({ _tag: "Filled", name: "Home", question: 1, items: [], isHydrated })
    const waiting = after(asked(), answered(1, recent("Home")), inView, filled(false))
    expect(due(waiting)).toEqual([])
    expect(due(transition(waiting, filled(true)))).toEqual(["Home"])
  })
})

describe("any sequence of events", () => {
  it("handles every event in every state, without duplicate or unrequested sections", () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const views = after(...events)
        const wanted = new Set(events.flatMap((event) => (event._tag === "LoadStarted" ? event.names : [])))
        expect(views.map(({ name }) => name).toSorted()).toEqual([...wanted].toSorted())
        expect(getDueImpressions(views).length).toBeLessThanOrEqual(views.length)
      })
    )
  })
  it.each(Object.keys(kinds))("applies a repeated %s only once", (tag) => {
    fc.assert(
      fc.property(fc.array(anyEvent), kinds[tag as RecommendationsEvent["_tag"]], (events, event) => {
        const once = after(...events, event)
        expect(transition(once, event)).toEqual(once)
      })
    )
  })
})
