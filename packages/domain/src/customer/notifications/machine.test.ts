import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { NewToast } from "./model.ts"
import { type ToastEvent, initialToasts, transition } from "./machine.ts"

const after = (...events: ReadonlyArray<ToastEvent>) => events.reduce(transition, initialToasts)
const show = (message: string, more: Partial<NewToast> = {}): ToastEvent => ({ _tag: "Shown", notice: { message, ...more } })
const connection = (isOnline: boolean): ToastEvent => ({ _tag: "ConnectionChanged", isOnline })
const cover = (hasOverlay: boolean): ToastEvent => ({ _tag: "CoverChanged", hasOverlay })
const unprompted = (message: string) => show(message, { isSystemInitiated: true })
const messages = (...events: ReadonlyArray<ToastEvent>) => after(...events).notices.map(({ message }) => message)

describe("toast state machine", () => {
  it("TOAST-01 TOAST-05 NOTE-01 NOTE-05 defaults to neutral and 3000 ms", () => {
    const look = { content: "Try again later.", icon: "truck", invert: true, brand: "Wilwood", imageUrl: "/a.svg" }
    expect(after(show("Saved"), show("Gone", { intent: "negative", duration: 5000, ...look })).notices).toEqual([
      { id: "notice-1", message: "Saved", intent: "neutral", duration: 3000, dismissing: false },
      { id: "notice-2", message: "Gone", intent: "negative", duration: 5000, dismissing: false, ...look }
    ])
  })
  it("TOAST-02 NOTE-03 shows at most two toasts; the third removes the oldest toast, even a permanent toast", () => {
    expect(messages(connection(false), show("a"), show("b"))).toEqual(["a", "b"])
  })
  it("TOAST-03 NOTE-04 ignores a message that is already displayed, even while its toast is being removed", () => {
    const once = after(show("a"), { _tag: "Dismissed", id: "notice-1" })
    expect(transition(once, show("a", { intent: "negative" }))).toEqual(once)
  })
  it("TOAST-04 NOTE-06 marks a toast as dismissing before it is removed", () => {
    const dismissed = after(show("a"), { _tag: "Dismissed", id: "notice-1" })
    expect(dismissed.notices).toMatchObject([{ message: "a", dismissing: true }])
    expect(transition(dismissed, { _tag: "Left", id: "notice-1" }).notices).toEqual([])
    expect(messages(show("a"), show("b"), { _tag: "Left", id: "notice-1" })).toEqual(["b"])
  })
})

describe("connection toast", () => {
  it("TOAST-07 stays while the device is offline", () => {
    expect(after(connection(false)).notices).toMatchObject([{ message: "You are currently offline", intent: "negative", duration: null }])
  })
  it("TOAST-07 waits while an overlay is open, and is dropped when the device is online again", () => {
    expect(messages(cover(true), connection(false))).toEqual([])
    expect(messages(cover(true), connection(false), cover(false))).toEqual(["You are currently offline"])
    expect(messages(cover(true), connection(false), connection(true), cover(false))).toEqual(["You're back online!"])
  })

  it("TOAST-08 is replaced by the online toast for 2000 ms", () => {
    expect(after(connection(false), connection(true)).notices).toMatchObject([
      { message: "You're back online!", intent: "positive", duration: 2000 }
    ])
  })
  it("TOAST-08 is replaced by the offline toast when offline again, and restarts its duration", () => {
    expect(messages(connection(false), connection(true), connection(false))).toEqual(["You are currently offline"])
    const [first, again] = [
      after(connection(false), connection(true)),
      after(connection(false), connection(true), connection(false), connection(true))
    ]
    expect(again.notices[0]?.id).not.toBe(first.notices[0]?.id)
  })
  it("GAP-84 shows the online toast even if the offline toast was dropped", () => {
    expect(messages(connection(false), show("a"), show("b"), connection(true))).toEqual(["b", "You're back online!"])
  })
  it("TOAST-09 does not appear without a connection change", () => {
    expect(messages(connection(true))).toEqual([])
    expect(messages(connection(false), connection(false))).toEqual(["You are currently offline"])
  })
})

describe("system-initiated toast", () => {
  it("waits while an overlay is open, then gets its full duration", () => {
    expect(messages(cover(true), unprompted("a"))).toEqual([])
    const shown = after(cover(true), show("b"), show("a", { isSystemInitiated: true, duration: 9000 }), cover(false))
    expect(shown.notices).toMatchObject([{ message: "b" }, { message: "a", duration: 9000, dismissing: false }])
  })
  it("is withdrawn when an overlay opens, and returns once under a new id with its full duration", () => {
    expect(messages(unprompted("a"), cover(true))).toEqual([])
    const back = after(unprompted("a"), cover(true), unprompted("a"), cover(false))
    expect(back.notices.map(({ id, message }) => [id, message])).toEqual([["notice-2", "a"]])
  })
  it("does not return after it was dismissed", () => {
    const dismissed = after(unprompted("a"), { _tag: "Dismissed", id: "notice-1" }, cover(true), cover(false))
    expect(dismissed.notices).toMatchObject([{ id: "notice-1", dismissing: true }])
  })
  it("is the only kind that waits: toasts about the shopper's own action appear immediately", () => {
    expect(messages(cover(true), show("a"))).toEqual(["a"])
    expect(messages(show("a"), cover(true))).toEqual(["a"])
  })
})

const anyEvent: fc.Arbitrary<ToastEvent> = fc.oneof(
  fc
    .record({
      message: fc.constantFrom("a", "b", "c", "d"),
      isSystemInitiated: fc.boolean(),
      duration: fc.constantFrom<number | null>(null, 2000, 3000)
    })
    .map((notice): ToastEvent => ({ _tag: "Shown", notice })),
  fc
    .integer({ min: 1, max: 9 })
    .chain((at) => fc.constantFrom<ToastEvent>({ _tag: "Dismissed", id: `notice-${at}` }, { _tag: "Left", id: `notice-${at}` })),
  fc.boolean().map(connection),
  fc.boolean().map(cover)
)

describe("toast state machine after any events", () => {
  it("TOAST-02 TOAST-03 never has three toasts, or two with the same message or id", () => {
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
  it("TOAST-07 TOAST-08 never shows the toast of the previous connection state", () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        const { isOnline, notices } = after(...events)
        const stale = isOnline ? "You are currently offline" : "You're back online!"
        expect(notices.map(({ message }) => message)).not.toContain(stale)
      })
    )
  })
  it("has waiting toasts only while an overlay is open, and then shows no system-initiated toasts", () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        const { hasOverlay, notices, waiting } = after(...events)
        if (!hasOverlay) expect(waiting).toEqual([])
        else expect(notices.filter(({ dismissing, isSystemInitiated }) => isSystemInitiated && !dismissing)).toEqual([])
      })
    )
  })
  it("changes nothing when an event is repeated", () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 20 }), anyEvent, (events, last) => {
        const once = after(...events, last)
        expect(transition(once, last)).toEqual(once)
      })
    )
  })
})
