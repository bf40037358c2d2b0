import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { NewToast } from "./model.ts"
import { type ToastEvent, initialToasts, transition } from "./machine.ts"

const after = (...events: ReadonlyArray<ToastEvent>) => events.reduce(transition, initialToasts)
const show = (message: string, more: Partial<NewToast> = {}): ToastEvent => ({ _tag: "Shown", notice: { message, ...more } })
const connection = (isOnline: boolean): ToastEvent => ({ _tag: "ConnectionChanged", isOnline })
const cover = (isCovered: boolean): ToastEvent => ({ _tag: "CoverChanged", isCovered })
const unprompted = (message: string) => show(message, { isUnprompted: true })
const messages = (...events: ReadonlyArray<ToastEvent>) => after(...events).notices.map(({ message }) => message)

describe("notices", () => {
  it("TOAST-01 TOAST-05 NOTE-01 NOTE-05 begin neutral and stand 3000 ms unless they say otherwise", () => {
    const look = { content: "Try again later.", icon: "truck", invert: true, brand: "Wilwood", imageUrl: "/a.svg" }
    expect(after(show("Saved"), show("Gone", { intent: "negative", duration: 5000, ...look })).notices).toEqual([
      { id: "notice-1", message: "Saved", intent: "neutral", duration: 3000, dismissing: false },
      { id: "notice-2", message: "Gone", intent: "negative", duration: 5000, dismissing: false, ...look }
    ])
  })
  it("TOAST-02 NOTE-03 are two at most: the third drops the oldest, even one that would stay", () => {
    expect(messages(connection(false), show("a"), show("b"))).toEqual(["a", "b"])
  })
  it("TOAST-03 NOTE-04 ignore a message that is there already, also one on its way out", () => {
    const once = after(show("a"), { _tag: "Dismissed", id: "notice-1" })
    expect(transition(once, show("a", { intent: "negative" }))).toEqual(once)
  })
  it("TOAST-04 NOTE-06 are first dismissing, then gone", () => {
    const dismissed = after(show("a"), { _tag: "Dismissed", id: "notice-1" })
    expect(dismissed.notices).toMatchObject([{ message: "a", dismissing: true }])
    expect(transition(dismissed, { _tag: "Left", id: "notice-1" }).notices).toEqual([])
    expect(messages(show("a"), show("b"), { _tag: "Left", id: "notice-1" })).toEqual(["b"])
  })
})

describe("the connection's notice", () => {
  it("TOAST-07 stays while the shopper is offline", () => {
    expect(after(connection(false)).notices).toMatchObject([{ message: "You are currently offline", intent: "negative", duration: null }])
  })
  it("TOAST-07 waits while something lies over the page, and is not said any more once the shopper is back online", () => {
    expect(messages(cover(true), connection(false))).toEqual([])
    expect(messages(cover(true), connection(false), cover(false))).toEqual(["You are currently offline"])
    expect(messages(cover(true), connection(false), connection(true), cover(false))).toEqual(["You're back online!"])
  })

  it("TOAST-08 gives way to the one for being back, for 2000 ms", () => {
    expect(after(connection(false), connection(true)).notices).toMatchObject([
      { message: "You're back online!", intent: "positive", duration: 2000 }
    ])
  })
  it("TOAST-08 gives way to the one for being offline again, and has a new time when it comes back", () => {
    expect(messages(connection(false), connection(true), connection(false))).toEqual(["You are currently offline"])
    const [first, again] = [
      after(connection(false), connection(true)),
      after(connection(false), connection(true), connection(false), connection(true))
    ]
    expect(again.notices[0]?.id).not.toBe(first.notices[0]?.id)
  })
  it("GAP-84 a dropped offline notice is not missed: being back adds its own", () => {
    expect(messages(connection(false), show("a"), show("b"), connection(true))).toEqual(["b", "You're back online!"])
  })
  it("TOAST-09 says nothing of a connection that did not change", () => {
    expect(messages(connection(true))).toEqual([])
    expect(messages(connection(false), connection(false))).toEqual(["You are currently offline"])
  })
})

describe("a notice that nobody did anything for", () => {
  it("waits while something lies over the page, and then has its whole time", () => {
    expect(messages(cover(true), unprompted("a"))).toEqual([])
    const shown = after(cover(true), show("b"), show("a", { isUnprompted: true, duration: 9000 }), cover(false))
    expect(shown.notices).toMatchObject([{ message: "b" }, { message: "a", duration: 9000, dismissing: false }])
  })
  it("makes room when something opens over the page, under another id for its new time, and is not told twice", () => {
    expect(messages(unprompted("a"), cover(true))).toEqual([])
    const back = after(unprompted("a"), cover(true), unprompted("a"), cover(false))
    expect(back.notices.map(({ id, message }) => [id, message])).toEqual([["notice-2", "a"]])
  })
  it("does not come back once it was dismissed", () => {
    const dismissed = after(unprompted("a"), { _tag: "Dismissed", id: "notice-1" }, cover(true), cover(false))
    expect(dismissed.notices).toMatchObject([{ id: "notice-1", dismissing: true }])
  })
  it("alone waits: what answers the shopper is told at once", () => {
    expect(messages(cover(true), show("a"))).toEqual(["a"])
    expect(messages(show("a"), cover(true))).toEqual(["a"])
  })
})

const anyEvent: fc.Arbitrary<ToastEvent> = fc.oneof(
  fc
    .record({
      message: fc.constantFrom("a", "b", "c", "d"),
      isUnprompted: fc.boolean(),
      duration: fc.constantFrom<number | null>(null, 2000, 3000)
    })
    .map((notice): ToastEvent => ({ _tag: "Shown", notice })),
  fc
    .integer({ min: 1, max: 9 })
    .chain((at) => fc.constantFrom<ToastEvent>({ _tag: "Dismissed", id: `notice-${at}` }, { _tag: "Left", id: `notice-${at}` })),
  fc.boolean().map(connection),
  fc.boolean().map(cover)
)

describe("whatever happens", () => {
  it("TOAST-02 TOAST-03 there are never three notices, and never two of one message or id", () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        let state = initialToasts
        for (const event of events) {
          state = transition(state, event)
          expect(state.notices.length).toBeLessThanOrEqual(2)
          expect(new Set(state.notices.map(({ message }) => message)).size).toBe(state.notices.length)
          expect(new Set(state.notices.map(({ id }) => id)).size).toBe(state.notices.length)
        }
      })
    )
  })
  it("TOAST-07 TOAST-08 the notice of the other connection is never there", () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        const { isOnline, notices } = after(...events)
        const stale = isOnline ? "You are currently offline" : "You're back online!"
        expect(notices.map(({ message }) => message)).not.toContain(stale)
      })
    )
  })
  it("nothing waits where nothing lies over the page, and nothing unasked stands where something does", () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        const { isCovered, notices, waiting } = after(...events)
        if (!isCovered) expect(waiting).toEqual([])
        else expect(notices.filter(({ dismissing, isUnprompted }) => isUnprompted && !dismissing)).toEqual([])
      })
    )
  })
  it("an event that repeats itself changes nothing more", () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 20 }), anyEvent, (events, last) => {
        const once = after(...events, last)
        expect(transition(once, last)).toEqual(once)
      })
    )
  })
})
