import { filterLinks, hasFilter, type NavigationLink, type Panel, toPanel, panelTitle, getFullPageLink } from "@camber/domain/navigation"
import { type NavEntry, NavList } from "./view/nav-drawer/NavList.tsx"
import { NavFilter } from "./view/nav-drawer/NavFilter.tsx"
import { useRef, useState } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { NavigationStore } from "./NavigationStore.ts"

export interface LinksPanelProps {
  readonly panel: Panel
  readonly links: ReadonlyArray<NavigationLink>
  readonly opened: Panel | null
}

/** Links, a link to the page of all of them, and a filter for long lists. Without links it shows only the page link. */
export const LinksPanel = ({ links, opened, panel }: LinksPanelProps) => {
  const navigation = useStore(NavigationStore)
  const [text, setText] = useState("")
  const list = useRef<HTMLDivElement>(null)
  const close = () => navigation.act({ _tag: "Closed" })
  const entryOf = (link: NavigationLink): NavEntry => {
    const next = toPanel(link)
    const face = { label: link.primary, imageUrl: link.brandImageUrl ?? undefined }
    if (next === null) return { ...face, href: link.href ?? undefined, onPress: close }
    const expanded = opened !== null && panelTitle(opened) === panelTitle(next)
    return { ...face, expanded, onPress: () => navigation.act({ _tag: "Pushed", panel: next }) }
  }
  const title = panelTitle(panel)
  const whole = getFullPageLink(panel)
  // Headings that neither link nor open a panel cannot be selected.
  const shown = filterLinks(links, text).filter((link) => link.href !== null || link.subItems.length > 0)
  return (
    <>
      {hasFilter(links) && (
        <NavFilter
          label={`Filter ${title}`}
          text={text}
          onChange={setText}
          onEnter={() => list.current?.querySelector<HTMLElement>("a, button")?.click()}
          result={text === "" ? "" : `${shown.length} of ${links.length}`}
        />
      )}
      {whole !== null && text === "" && <NavList entries={[{ ...whole, onPress: close }]} />}
      <div ref={list}>
        <NavList dense entries={shown.map(entryOf)} />
      </div>
      {shown.length === 0 && (
        <output className="navnote">{text === "" ? "We couldn't load this list." : `Nothing in ${title} matches “${text.trim()}”.`}</output>
      )}
    </>
  )
}
