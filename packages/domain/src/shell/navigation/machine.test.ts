import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { canGoBack, closedDrawer, type Drawer, mainPanel, shopPanel, topPanel, transition } from "./machine.ts"
import type { DrawerEvent, Panel } from "./model.ts"

const engines: Panel = { _tag: "List", title: "Engine Family", href: "/engines", list: "engineLinks" }
const brands: Panel = { _tag: "List", title: "Brand", href: "/brands", list: "brandLinks" }
const after = (...events: ReadonlyArray<DrawerEvent>) => events.reduce(transition, closedDrawer)
const push = (panel: Panel): DrawerEvent => ({ _tag: "Pushed", panel })
const drawers: Readonly<Record<string, Drawer>> = {
  closed: closedDrawer,
  "open at the main menu": { isOpen: true, panels: [mainPanel] },
  "open at the shop menu": { isOpen: true, panels: [mainPanel, shopPanel] },
  "open deeper": { isOpen: true, panels: [mainPanel, shopPanel, engines] },
  "closed on a deep panel": { isOpen: false, panels: [mainPanel, shopPanel, engines] }
}
const events: Readonly<Record<DrawerEvent["_tag"], DrawerEvent>> = {
  Opened: { _tag: "Opened", at: "main" },
  Closed: { _tag: "Closed" },
  Reset: { _tag: "Reset" },
  WentToShop: { _tag: "WentToShop" },
  Pushed: push(brands),
  Popped: { _tag: "Popped" }
}
/** Expected openness and number of panels for every drawer and event. */
const table: Readonly<Record<string, Readonly<Record<DrawerEvent["_tag"], readonly [boolean, number]>>>> = {
  closed: { Opened: [true, 1], Closed: [false, 1], Reset: [false, 1], WentToShop: [false, 2], Pushed: [false, 2], Popped: [false, 1] },
  "open at the main menu": {
    Opened: [true, 1],
    Closed: [false, 1],
    Reset: [true, 1],
    WentToShop: [true, 2],
    Pushed: [true, 2],
    Popped: [true, 1]
  },
  "open at the shop menu": {
    Opened: [true, 1],
    Closed: [false, 2],
    Reset: [true, 1],
    WentToShop: [true, 2],
    Pushed: [true, 3],
    Popped: [true, 1]
  },
  "open deeper": { Opened: [true, 1], Closed: [false, 3], Reset: [true, 1], WentToShop: [true, 2], Pushed: [true, 4], Popped: [true, 2] },
  "closed on a deep panel": {
    Opened: [true, 1],
    Closed: [false, 3],
    Reset: [false, 1],
    WentToShop: [false, 2],
    Pushed: [false, 4],
    Popped: [false, 2]
  }
}
const pairs = Object.entries(drawers).flatMap(([name, drawer]) =>
  Object.values(events).map((event) => [name, event._tag, drawer, event] as const)
)

describe("the navigation drawer", () => {
  it.each(pairs)("%s, then %s leads to the expected state", (name, tag, drawer, event) => {
    const next = transition(drawer, event)
    expect([next.isOpen, next.panels.length]).toEqual(table[name]?.[tag])
  })

  it("NAV-33 is open or closed with a stack of panels, and a reset returns to the main menu", () => {
    expect(closedDrawer).toEqual({ isOpen: false, panels: [mainPanel] })
    expect(after(events.Opened, push(engines), push(brands), events.Reset)).toEqual({
      isOpen: true,
      panels: [mainPanel]
    })
  })
  it("NAV-34 shows the shop menu on top of the main menu, from any state", () => {
    for (const drawer of Object.values(drawers)) expect(transition(drawer, events.WentToShop).panels).toEqual([mainPanel, shopPanel])
    expect(after({ _tag: "Opened", at: "shop" })).toEqual({ isOpen: true, panels: [mainPanel, shopPanel] })
  })
  it("NAV-35 pushes a panel on top, pops it again, and always keeps the main menu", () => {
    expect(topPanel(after(push(engines)))).toEqual(engines)
    expect(topPanel(after(push(engines), push(brands), events.Popped))).toEqual(engines)
    expect(after(events.Popped, events.Popped).panels).toEqual([mainPanel])
  })

  it("NAV-33 NAV-35 is a stack of panels on the main menu after any events", () => {
    const panel = fc.constantFrom(engines, brands, shopPanel)
    const event: fc.Arbitrary<DrawerEvent> = fc.oneof(fc.constantFrom(...Object.values(events)), panel.map(push))
    fc.assert(
      fc.property(fc.array(event), panel, (past, pushed) => {
        const drawer = after(...past)
        expect(drawer.panels[0]).toEqual(mainPanel)
        expect(canGoBack(drawer)).toBe(drawer.panels.length > 1)
        expect(transition(transition(drawer, push(pushed)), events.Popped)).toEqual(drawer)
        expect(topPanel(transition(drawer, push(pushed)))).toBe(pushed)
      })
    )
  })
})
