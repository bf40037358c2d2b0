import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isSuppressedPath, suppressedPaths } from "../../foundation/pages/rules.ts"
import { type EmailModalEvent, type EmailModalState, transitionEmailModal, INITIAL_EMAIL_MODAL } from "./emailModalMachine.ts"
import { getEmailModalDelay, getEmailModalSuppression, type ModalViewer } from "./emailModalRules.ts"

const viewer: ModalViewer = {
  path: "/shop/brakes~2-3",
  wasShown: false,
  isRegistered: false,
  isInstalled: false,
  hasEnrolled: false,
  isSignedUpForEmails: false,
  isBot: false
}

describe("getEmailModalDelay", () => {
  it.each([
    ["/", 0, 25_005],
    ["/", 1, 25_005],
    ["/", 2, 2001],
    ["/item/x/1", 30, 2001],
    ["/ds9layout", 1, 30_000],
    ["/DS9Layout/", 2, 30_000],
    ["/ds9layouts", 1, 25_005],
    ["/pages/ds9layout", 1, 25_005],
    ["/shoppingcart", 1, 0],
    ["/ShoppingCart", 9, 0]
  ])("SIGN-31 CONST-12 GAP-24 returns the delay on %s after %i pages: %i ms", (path, pages, delay) => {
    expect(getEmailModalDelay(path, pages)).toBe(delay)
  })
  it("CONST-12 never grows with the number of viewed pages", () => {
    fc.assert(
      fc.property(fc.constantFrom("/", "/ds9layout", "/shoppingcart"), fc.nat(10), fc.nat(10), (path, pages, more) => {
        expect(getEmailModalDelay(path, pages + more)).toBeLessThanOrEqual(getEmailModalDelay(path, pages))
      })
    )
  })
})

describe("getEmailModalSuppression", () => {
  it("allows the modal for a visitor without a reason against it", () => {
    expect(getEmailModalSuppression(viewer)).toBeNull()
  })
  it.each([
    "/buy",
    "/Buy/checkout",
    "/emailsignup",
    "/EmailSignup/now",
    "/account/login",
    "/Account/Login",
    "/account/register",
    "/my-login"
  ])("SIGN-32 suppresses the modal on %s", (path) => {
    expect(getEmailModalSuppression({ ...viewer, path })).toBe("path")
  })
  it.each(["/search", "/Search/", "/vehicle/1969-chevrolet-camaro~12", "/vehicle/1969-chevrolet-camaro~12/car", "/race/imca-modified~4"])(
    "LOOK-04 suppresses the modal on the results page %s",
    (path) => {
      expect(getEmailModalSuppression({ ...viewer, path })).toBe("path")
      expect(getEmailModalSuppression({ ...viewer, path: `/shop${path}` })).toBeNull()
    }
  )
  it.each(["/buildlist", "/Buildlist/", "/buildlist/sheet", "/buildlist/plan"])(
    "SIGN-32 suppresses the modal on %s, where shoppers copy links and work on a list",
    (path) => {
      expect(getEmailModalSuppression({ ...viewer, path })).toBe("path")
      expect(getEmailModalSuppression({ ...viewer, path: `/shop${path}` })).toBeNull()
    }
  )
  it.each(["/info/shock", "/Info/Privacy/", "/item/radiator/1", ...suppressedPaths])(
    "SIGN-32 SIGN-33 GAP-22 suppresses the modal on the quiet page %s",
    (path) => {
      expect(getEmailModalSuppression({ ...viewer, path })).toBe("path")
    }
  )
  it.each(["/info/shocks", "/item/radiator/12", "/item/brake/1", "/the-toolbox", "/the-toolbox/giveaway-rules/9002"])(
    "SIGN-33 allows the modal on %s",
    (path) => {
      expect(getEmailModalSuppression({ ...viewer, path })).toBeNull()
    }
  )
  it("SIGN-33 GAP-21 accepts another list of quiet pages", () => {
    expect([isSuppressedPath("/deals", ["/Deals"]), isSuppressedPath("/info/shock", ["/Deals"])]).toEqual([true, false])
  })

  it("SIGN-34 suppresses the modal after it was shown", () => {
    expect(getEmailModalSuppression({ ...viewer, wasShown: true })).toBe("shown")
  })
  it("SIGN-35 suppresses the modal for registered customers", () => {
    expect(getEmailModalSuppression({ ...viewer, isRegistered: true })).toBe("registered")
  })
  it("VIS-22 suppresses the modal for bots", () => {
    expect(getEmailModalSuppression({ ...viewer, isBot: true })).toBe("bot")
  })
  it("SIGN-36 suppresses the modal in the installed app", () => {
    expect(getEmailModalSuppression({ ...viewer, isInstalled: true })).toBe("installed")
  })
  it("SIGN-37 suppresses the modal for enrolled visitors, by cookie or profile", () => {
    expect(getEmailModalSuppression({ ...viewer, hasEnrolled: true })).toBe("enrolled")
    expect(getEmailModalSuppression({ ...viewer, isSignedUpForEmails: true })).toBe("enrolled")
  })
})

const entered: EmailModalEvent = { _tag: "PageEntered", isSuppressed: false }
const suppressed: EmailModalEvent = { _tag: "PageEntered", isSuppressed: true }
const due: EmailModalEvent = { _tag: "DelayPassed" }
const covered: EmailModalEvent = { _tag: "CoverChanged", isCovered: true }
const bare: EmailModalEvent = { _tag: "CoverChanged", isCovered: false }
const closed: EmailModalEvent = { _tag: "Closed" }
const after = (...events: ReadonlyArray<EmailModalEvent>) => events.reduce(transitionEmailModal, INITIAL_EMAIL_MODAL)
type Phase = EmailModalState["phase"]

describe("email modal state machine", () => {
  it("SIGN-30 opens once after its delay", () => {
    expect(
      [after(entered), after(entered, due), after(entered, due, closed), after(entered, due, closed, entered, due)].map(
        ({ phase }) => phase
      )
    ).toEqual(["waiting", "open", "shown", "shown"])
  })
  it("SIGN-30 does not open if suppressed, but then can open on the next page", () => {
    expect(after(suppressed, due).phase).toBe("none")
    expect(after(suppressed, due, entered, due).phase).toBe("open")
  })
  it("returns the same object if nothing changes", () => {
    const states = [after(entered), after(entered, covered, due), after(entered, due), after(entered, due, entered)]
    expect(states.map((state) => transitionEmailModal(state, state.isCovered ? covered : bare) === state)).toEqual([true, true, true, true])
    const shown = after(entered, due, closed)
    expect([entered, due, closed].map((event) => transitionEmailModal(shown, event) === shown)).toEqual([true, true, true])
  })
  it("SIGN-38 GAP-26 never opens over an overlay, but opens after the overlay closes on the same page", () => {
    expect(after(entered, covered, due).phase).toBe("deferred")
    expect(after(entered, covered, due, bare).phase).toBe("open")
    expect(after(entered, covered, bare, due).phase).toBe("open")
    expect(after(entered, covered, due, entered, bare).phase).toBe("waiting")
  })

  const open = { entered, suppressed, due, covered, bare, closed } as const
  /** Expected next phase by phase and event, without an open overlay. */
  const table: Record<Phase, Record<keyof typeof open, Phase>> = {
    none: { entered: "waiting", suppressed: "none", due: "none", covered: "none", bare: "none", closed: "none" },
    waiting: { entered: "waiting", suppressed: "none", due: "open", covered: "waiting", bare: "waiting", closed: "waiting" },
    deferred: { entered: "waiting", suppressed: "none", due: "deferred", covered: "deferred", bare: "open", closed: "deferred" },
    open: { entered: "shown", suppressed: "shown", due: "open", covered: "open", bare: "open", closed: "shown" },
    shown: { entered: "shown", suppressed: "shown", due: "shown", covered: "shown", bare: "shown", closed: "shown" }
  }
  const pairs = (Object.keys(table) as ReadonlyArray<Phase>).flatMap((phase) =>
    (Object.keys(open) as ReadonlyArray<keyof typeof open>).map((event) => [phase, event, table[phase][event]] as const)
  )
  it.each(pairs)("changes from %s with event %s to %s", (phase, event, next) => {
    expect(transitionEmailModal({ phase, isCovered: phase === "deferred" }, open[event]).phase).toBe(next)
  })

  it("SIGN-30 SIGN-38 opens at most once, and never over an overlay, after any events", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...Object.values(open))), (events) => {
        let state = INITIAL_EMAIL_MODAL
        let openings = 0
        for (const event of events) {
          const next = transitionEmailModal(state, event)
          if (next.phase === "open" && state.phase !== "open") {
            openings += 1
            expect(next.isCovered).toBe(false)
          }
          state = next
        }
        expect(openings).toBeLessThanOrEqual(1)
      })
    )
  })
})
