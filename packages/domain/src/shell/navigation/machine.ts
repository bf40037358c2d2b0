import type { DrawerEvent, Panel } from "./model.ts"

export const mainPanel: Panel = { _tag: "Menu", menu: "main" }
export const shopPanel: Panel = { _tag: "Menu", menu: "shop" }

/** The navigation drawer with its stack of panels. The first is the main menu, the last is visible. */
export interface Drawer {
  readonly isOpen: boolean
  readonly panels: readonly [Panel, ...ReadonlyArray<Panel>]
}

export const closedDrawer: Drawer = { isOpen: false, panels: [mainPanel] }

/**
 * Returns the drawer after an event (NAV-33 to NAV-35). The main menu cannot be popped. Closing keeps the panels, so that the content does
 * not vanish during the animation.
 */
export const transition = (drawer: Drawer, event: DrawerEvent): Drawer => {
  const { panels } = drawer
  switch (event._tag) {
    case "Opened":
      return { isOpen: true, panels: event.at === "shop" ? [mainPanel, shopPanel] : [mainPanel] }
    case "Closed":
      return { ...drawer, isOpen: false }
    case "Reset":
      return { ...drawer, panels: [mainPanel] }
    case "WentToShop":
      return { ...drawer, panels: [mainPanel, shopPanel] }
    case "Pushed":
      return { ...drawer, panels: [...panels, event.panel] }
    case "Popped":
      return { ...drawer, panels: [panels[0], ...panels.slice(1, -1)] }
  }
}

/** Returns the visible panel. */
export const topPanel = ({ panels }: Drawer): Panel => panels.at(-1) ?? panels[0]

/** Returns true if there is a panel to go back to. The main menu has no back button. */
export const canGoBack = ({ panels }: Drawer): boolean => panels.length > 1
