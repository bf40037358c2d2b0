import { menus, type Panel, panelTitle, shownEntries, formatCountBadge } from "@camber/domain/navigation"
import { type NavEntry, NavList } from "./view/nav-drawer/NavList.tsx"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { FlagStore } from "../flags/FlagStore.ts"
import { LinksPanel } from "./LinksPanel.tsx"
import { NavigationStore } from "./NavigationStore.ts"
import { CartStore } from "../cart/CartStore.ts"
import { GarageStore } from "../garage/GarageStore.ts"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { LoadingNotice } from "../../foundation/runtime/LoadingNotice.tsx"
import { useEffect } from "react"

interface ListPanelProps {
  readonly panel: Extract<Panel, { _tag: "List" }>
  readonly opened: Panel | null
}

/** A panel of links that the services provide. */
const ListPanel = observer(function ListPanel({ opened, panel }: ListPanelProps) {
  const navigation = useStore(NavigationStore)
  const links = navigation.lists[panel.list]
  useEffect(() => void navigation.load(panel.list), [navigation, panel.list])
  if (links !== undefined) return <LinksPanel panel={panel} links={links} opened={opened} />
  return (
    <div className="navnote">
      <LoadingNotice label={`Loading ${panel.title}`} rows={10} />
    </div>
  )
})

/** Returns decorations of the main menu's entries by label. Other menus have none. */
const useMenuDecorations = (): Readonly<Record<string, Pick<NavEntry, "icon" | "badge">>> => {
  const { itemCount } = useStore(CartStore)
  const projects = useStore(GarageStore).state?.projects.length ?? null
  return {
    Shop: { icon: "layout-grid" },
    Toolbox: { icon: "book-open" },
    "My List": { icon: "bookmark" },
    "My Garage": { icon: "warehouse", badge: formatCountBadge(projects, true) ?? undefined },
    "My Cart": { icon: "shopping-cart", badge: formatCountBadge(itemCount, true) ?? undefined },
    "My Account": { icon: "user" },
    "Help Center": { icon: "info" }
  }
}

export interface PanelContentProps {
  readonly panel: Panel
  /** Panel that covers this one; null if there is none. */
  readonly opened: Panel | null
}

/** Content of one drawer panel. */
export const PanelContent = observer(function PanelContent({ opened, panel }: PanelContentProps) {
  switch (panel._tag) {
    case "Menu":
      return <MenuPanel panel={panel} opened={opened} />
    case "List":
      return <ListPanel panel={panel} opened={opened} />
    case "Links":
      return <LinksPanel panel={panel} links={panel.links.map((link) => ({ ...link, subItems: [] }))} opened={opened} />
  }
})

const MenuPanel = observer(function MenuPanel({ opened, panel }: PanelContentProps & { readonly panel: Extract<Panel, { _tag: "Menu" }> }) {
  const navigation = useStore(NavigationStore)
  const faces = useMenuDecorations()
  const flags = useStore(FlagStore)
  const { hiddenPages, menuLinks } = useStore(SettingsStore)
  const close = () => navigation.act({ _tag: "Closed" })
  const standard = shownEntries(menus[panel.menu], (feature) => flags.isOn(feature), hiddenPages)
  const entries = standard.map((entry): NavEntry => {
    const { href, label, panel: next } = entry
    const face = { label, ...faces[label] }
    if (next !== null) {
      const expanded = opened !== null && panelTitle(opened) === panelTitle(next)
      return { ...face, expanded, onPress: () => navigation.act({ _tag: "Pushed", panel: next }) }
    }
    return { ...face, href: href ?? undefined, onPress: close }
  })
  const own = panel.menu === "main" ? menuLinks.map((link): NavEntry => ({ ...link, icon: "chevron-right", onPress: close })) : []
  // The shop's own links follow those that open a menu.
  const menuCount = standard.filter((entry) => entry.panel?._tag === "Menu").length
  return <NavList entries={panel.menu === "main" ? entries.toSpliced(menuCount, 0, ...own) : entries} />
})
