import type { Panel } from "@camber/domain/navigation"
import { LoadingNotice } from "../../foundation/runtime/LoadingNotice.tsx"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { LinksPanel } from "./LinksPanel.tsx"
import { NavigationStore } from "./NavigationStore.ts"

export interface ListPanelProps {
  readonly panel: Extract<Panel, { _tag: "List" }>
  readonly opened: Panel | null
}

/** A panel of links that the services provide. */
export const ListPanel = observer(function ListPanel({ opened, panel }: ListPanelProps) {
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
