import { menus, type Panel, panelTitle, shownEntries } from "@camber/domain/navigation"
import { type NavEntry, NavList } from "./view/nav-drawer/NavList.tsx"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { FlagStore } from "../flags/FlagStore.ts"
import { LinksPanel } from "./LinksPanel.tsx"
import { ListPanel } from "./ListPanel.tsx"
import { NavigationStore } from "./NavigationStore.ts"
import { useMenuDecorations } from "./useMenuDecorations.ts"

export interface PanelContentProps {
  readonly panel: Panel
  /** Panel that covers this one; null for none. */
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
  const entries = shownEntries(menus[panel.menu], (feature) => flags.isOn(feature)).map((entry): NavEntry => {
    const { href, label, panel: next } = entry
    const face = { label, ...faces[label] }
    if (next !== null) {
      const expanded = opened !== null && panelTitle(opened) === panelTitle(next)
      return { ...face, expanded, onPress: () => navigation.act({ _tag: "Pushed", panel: next }) }
    }
    return { ...face, href: href ?? undefined, onPress: () => navigation.act({ _tag: "Closed" }) }
  })
  return <NavList entries={entries} />
})
