import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type DeskEvent, keyNames, type Result } from "./events.ts"
import { createDesk, type Desk } from "./model.ts"
import { countRows } from "./screens.ts"
import { fitting, misfit, sampleCart, sampleParts, signedInDesk } from "./testing/sampleDesk.ts"
import { type Step, transition } from "./transition.ts"

const cars = { saved: [{ projectId: "p1", name: "1969 Chevrolet Camaro" }], selected: "1969 Chevrolet Camaro" }
const question = (count: number): Result => ({
  _tag: "Asked",
  title: "Which one?",
  choices: Array.from({ length: count }, (_, at) => ({ label: `answer ${at}`, task: { _tag: "ChooseMake", year: 1960 + at } as const }))
})

const anyResult: fc.Arbitrary<Result> = fc.oneof(
  fc.nat({ max: 30 }).map((count): Result => ({ _tag: "PartsFound", found: sampleParts(count, count % 2 === 0 ? fitting : misfit), cars })),
  fc.nat({ max: 30 }).map(question),
  fc.nat({ max: 5 }).map((count): Result => ({ _tag: "CartChanged", cart: sampleCart(count), text: "Changed." })),
  fc.constant<Result>({ _tag: "CarsChanged", cars }),
  fc.constant<Result>({ _tag: "EmailTaken", email: "lee@mail.test" }),
  fc.constant<Result>({ _tag: "LinkMailed", email: "lee@mail.test" }),
  fc.constant<Result>({ _tag: "LinkMade", url: "https://shop.test/buy/CAM-1-1:1" }),
  fc.boolean().map((isPaidOnline): Result => ({ _tag: "OrderStarted", isPaidOnline }))
)
const anyKey: fc.Arbitrary<DeskEvent> = fc.oneof(
  fc.constantFrom(...keyNames.filter((name) => name !== "f10")).map((name): DeskEvent => ({ _tag: "KeyPressed", name })),
  fc
    .constantFrom("1", "5", "9", "a", "d", "l", "p", "q", "s", "w", "+", "-", "69 camaro pads", "0182")
    .map((text): DeskEvent => ({ _tag: "Typed", text })),
  fc.integer({ min: -1, max: 40 }).map((number): DeskEvent => ({ _tag: "RowPicked", number }))
)
const anyEvent: fc.Arbitrary<DeskEvent> = fc.oneof(
  { weight: 3, arbitrary: anyKey },
  anyResult.map((result): DeskEvent => ({ _tag: "TaskDone", result })),
  fc.record({
    _tag: fc.constant("TaskFailed" as const),
    text: fc.constant("No answer."),
    canRetry: fc.boolean(),
    isSignedOut: fc.constant(false)
  })
)

/** Runs events as the program does. A result can arrive only while a task runs, so a task is made pending first. */
const runAll = (events: ReadonlyArray<DeskEvent>, check: (before: Desk, step: Step, event: DeskEvent) => void = () => {}): Desk => {
  let desk = signedInDesk
  for (const event of events) {
    if (event._tag === "TaskDone" || event._tag === "TaskFailed") desk = { ...desk, pending: desk.pending ?? { _tag: "ChooseYear" } }
    const step = transition(desk, event)
    check(desk, step, event)
    desk = step.desk
  }
  return desk
}
const press = (desk: Desk, name: (typeof keyNames)[number]) => transition(desk, { _tag: "KeyPressed", name })
const type = (desk: Desk, text: string) => transition(desk, { _tag: "Typed", text })
const finish = (desk: Desk, result: Result) => transition(desk, { _tag: "TaskDone", result })

describe("the desk, for any keys and answers", () => {
  const manyEvents = fc.array(anyEvent, { maxLength: 60, size: "max" })

  it("reaches every screen except the order screen", () => {
    const reached = new Set<string>()
    for (const events of fc.sample(manyEvents, 500)) runAll(events, (_, { desk }) => reached.add(desk.call.screen._tag))
    expect([...reached].toSorted()).toEqual(["Call", "Cars", "Cart", "Choose", "Confirm", "Form", "Link", "MailTo", "Parts"])
  })

  it("always selects an existing row, or row 0 of an empty list", () => {
    fc.assert(
      fc.property(manyEvents, (events) => {
        const { call } = runAll(events)
        expect(call.row).toBeGreaterThanOrEqual(0)
        expect(call.row).toBeLessThanOrEqual(Math.max(0, countRows(call) - 1))
      })
    )
  })

  it("runs one task at a time, and marks each started task as pending", () => {
    fc.assert(
      fc.property(manyEvents, (events) => {
        runAll(events, (before, { desk, task }, event) => {
          if (before.pending !== null && event._tag !== "TaskDone") expect(task).toBeNull()
          if (task !== null) expect(desk.pending).toBe(task)
        })
      })
    )
  })

  it("ignores every key but Escape while a task runs", () => {
    fc.assert(
      fc.property(manyEvents, anyKey, (events, key) => {
        const desk: Desk = { ...runAll(events), pending: { _tag: "ChooseYear" } }
        const isEscape = key._tag === "KeyPressed" && key.name === "escape"
        expect(transition(desk, key).desk).toEqual(isEscape ? { ...desk, pending: null } : desk)
      })
    )
  })

  it("keeps all state when a task fails, and repeats the same task on request", () => {
    fc.assert(
      fc.property(manyEvents, (events) => {
        const desk: Desk = { ...runAll(events), pending: { _tag: "FindCaller", text: "0182" } }
        const failed = transition(desk, { _tag: "TaskFailed", text: "No answer.", canRetry: true, isSignedOut: false }).desk
        expect([failed.call, failed.held]).toEqual([desk.call, desk.held])
        expect(press(failed, "retry").task).toEqual(desk.pending)
      })
    )
  })

  it("returns to the call screen with Escape, in at most as many presses as there are screens", () => {
    fc.assert(
      fc.property(manyEvents, (events) => {
        let desk: Desk = { ...runAll(events), pending: null }
        const presses = desk.call.back.length
        for (let pressed = 0; pressed < presses; pressed++) desk = press(desk, "escape").desk
        expect(desk.call.screen._tag).toBe("Call")
        expect(desk.call.back).toEqual([])
      })
    )
  })

  it("keeps every call on hold until it is resumed or ended", () => {
    fc.assert(
      fc.property(manyEvents, (events) => {
        runAll(events, (before, { desk }, event) => {
          const ids = ({ call, held }: Desk) => [call, ...held].map(({ id }) => id).toSorted((one, other) => one - other)
          const isEnd = event._tag === "KeyPressed" && (event.name === "f9" || event.name === "f6") && before.pending === null
          if (!isEnd) expect(ids(desk)).toEqual(ids(before))
          expect(new Set(ids(desk)).size).toBe(ids(desk).length)
        })
      })
    )
  })

  it("never reuses the id of a call, so that no caller gets another caller's session", () => {
    fc.assert(
      fc.property(manyEvents, (events) => {
        const used = new Set([signedInDesk.call.id])
        runAll(events, (before, { desk }) => {
          const { id } = desk.call
          if ([before.call, ...before.held].some((call) => call.id === id)) return
          expect([...used]).not.toContain(id)
          used.add(id)
        })
      })
    )
  })
})

describe("the desk", () => {
  const found: Result = { _tag: "PartsFound", found: sampleParts(3), cars }

  it("adds the selected part", () => {
    const desk = press(finish(signedInDesk, found).desk, "down").desk
    expect(press(desk, "enter").task).toEqual({ _tag: "AddPart", skuBaseNumber: "CAM-2" })
  })

  it("asks before it adds a part that does not fit", () => {
    const desk = finish(signedInDesk, { _tag: "PartsFound", found: sampleParts(1, misfit), cars }).desk
    const asked = press(desk, "enter")
    expect([asked.task, asked.desk.call.screen._tag]).toEqual([null, "Confirm"])
    expect(press(asked.desk, "enter").task).toEqual({ _tag: "AddPart", skuBaseNumber: "CAM-1" })
  })

  it("returns to the same part after a question about it", () => {
    const desk = press(finish(signedInDesk, found).desk, "down").desk
    const asked = finish(desk, question(3)).desk
    const { call } = finish(asked, { _tag: "CartChanged", cart: sampleCart(1), text: "Added." }).desk
    expect([call.screen._tag, call.row]).toEqual(["Parts", 1])
  })

  it("finds the parts again after the car changed, because their fit may differ", () => {
    const { task } = finish(finish(signedInDesk, found).desk, { _tag: "CarsChanged", cars })
    expect(task).toEqual({ _tag: "FindParts", text: "pads", showsAll: false })
  })

  it("answers a short question with a digit", () => {
    expect(type(finish(signedInDesk, question(3)).desk, "2").task).toEqual({ _tag: "ChooseMake", year: 1961 })
  })

  it("narrows a long question by typing", () => {
    const narrowed = type(finish(signedInDesk, question(30)).desk, "answer 27")
    expect(narrowed.task).toBeNull()
    expect(press(narrowed.desk, "enter").task).toEqual({ _tag: "ChooseMake", year: 1987 })
  })

  it("suggests the caller's address for the link, and sends the link only to a valid address", () => {
    const desk: Desk = { ...signedInDesk, call: { ...signedInDesk.call, email: "dana@mail.test", cart: sampleCart(1) } }
    const asked = type(finish(desk, found).desk, "l").desk
    expect(press(asked, "enter").task).toEqual({ _tag: "MailLink", email: "dana@mail.test" })
    const wrong = press(type(asked, " and").desk, "enter")
    expect([wrong.task, wrong.desk.notice?.text]).toEqual([null, "This is not an email address."])
  })

  it("mails the link instead of placing an order if the shop takes only online payments", () => {
    const desk: Desk = { ...signedInDesk, call: { ...signedInDesk.call, email: "dana@mail.test", cart: sampleCart(1) } }
    const asked = type(press(desk, "f3").desk, "p")
    expect(asked.task).toEqual({ _tag: "StartOrder" })
    const { call, notice } = finish(asked.desk, { _tag: "OrderStarted", isPaidOnline: true }).desk
    expect([call.screen._tag, call.input]).toEqual(["MailTo", "dana@mail.test"])
    expect(notice?.text).toContain("payment online")
  })

  it("pages through the parts, and returns to the first page after the last", () => {
    const next = type(finish(signedInDesk, found).desk, "n")
    expect(next.task).toEqual({ _tag: "FindParts", text: "pads", showsAll: false, page: 2 })
    const last = { ...sampleParts(3), page: 3 }
    const again = type(finish(next.desk, { _tag: "PartsFound", found: last, cars: null }).desk, "n")
    expect(again.task).toEqual({ _tag: "FindParts", text: "pads", showsAll: false, page: 1 })
  })

  it("lists orders only for a known caller", () => {
    const unknown = press(signedInDesk, "f4")
    expect([unknown.task, unknown.desk.notice?.tone]).toEqual([null, "bad"])
    const known = { ...signedInDesk, call: { ...signedInDesk.call, email: "dana@mail.test" } }
    expect(press(known, "f4").task).toEqual({ _tag: "ListOrders", email: "dana@mail.test" })
  })

  it("creates a web link for the cart, and returns to the cart", () => {
    const desk: Desk = { ...signedInDesk, call: { ...signedInDesk.call, cart: sampleCart(1) } }
    const asked = type(press(desk, "f3").desk, "w")
    expect(asked.task).toEqual({ _tag: "MakeLink" })
    const shown = finish(asked.desk, { _tag: "LinkMade", url: "https://shop.test/buy/CAM-1-1:1" }).desk
    expect(shown.call.screen).toEqual({ _tag: "Link", url: "https://shop.test/buy/CAM-1-1:1" })
    expect(press(shown, "escape").desk.call.screen._tag).toBe("Cart")
    expect(type(press(signedInDesk, "f3").desk, "w").desk.notice?.text).toBe("Add a part first.")
  })

  it("does not mail an empty cart", () => {
    const step = press(press(signedInDesk, "f3").desk, "enter")
    expect([step.task, step.desk.notice?.text]).toEqual([null, "The cart is empty."])
  })

  it("asks for the password again when the session has ended, and keeps the call", () => {
    const desk: Desk = { ...signedInDesk, pending: { _tag: "FindCaller", text: "0182" } }
    const ended = transition(desk, { _tag: "TaskFailed", text: "Ended.", canRetry: false, isSignedOut: true }).desk
    expect(ended.signIn).toEqual({ _tag: "Password", email: "priya@shop.test" })
    expect(ended.call).toEqual(desk.call)
  })

  it("asks for address, password and code in turn", () => {
    let desk = press(type(createDesk(), "priya@shop.test").desk, "enter").desk
    const password = press(type(desk, " secret ").desk, "enter")
    expect(password.task).toEqual({ _tag: "SignIn", email: "priya@shop.test", password: " secret " })
    desk = finish(password.desk, { _tag: "CodeRequired", email: "priya@shop.test" }).desk
    expect(press(type(desk, "123456").desk, "enter").task).toEqual({ _tag: "SendCode", email: "priya@shop.test", code: "123456" })
  })
})
