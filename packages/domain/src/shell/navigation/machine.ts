import type { DrawerEvent, Panel } from "./model.ts"

export const mainPanel: Panel = { _tag: "Menu", menu: "main" }
export const shopPanel: Panel = { _tag: "Menu", menu: "shop" }

/** The navigation drawer. Its panels lie on each other: the first is the main menu, the last one shows. */
export interface Drawer {
  readonly isOpen: boolean
  readonly panels: readonly [Panel, ...ReadonlyArray<Panel>]
}

export const closedDrawer: Drawer = { isOpen: false, panels: [mainPanel] }

/** Total (NAV-33 to NAV-35). Popping the main menu leaves it; the panels stay when the drawer closes, so that it does not empty as it goes. */
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

/** The panel that shows. */
export const topPanel = ({ panels }: Drawer): Panel => panels.at(-1) ?? panels[0]

/** Whether there is a panel to go back to: the main menu has no back control. */
export const canGoBack = ({ panels }: Drawer): boolean => panels.length > 1
