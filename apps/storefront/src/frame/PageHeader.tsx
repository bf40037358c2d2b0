import { Header, HeaderLink, Plate, SearchForm, TopBar } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useLocation, useNavigate } from "react-router-dom"
import { searchHref } from "@camber/domain/search"
import { useStore } from "../composition/StoreContext.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { SettingsStore, staffedHours } from "./SettingsStore.ts"

export const PageHeader = observer(function PageHeader() {
  const settings = useStore(SettingsStore)
  const { plate, selected } = useStore(ProjectStore)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const query = pathname === "/search" ? (new URLSearchParams(search).get("query") ?? "") : ""
  const isUnder = (path: string) => pathname.startsWith(path)
  return (
    <Header
      top={<TopBar phone={settings.contactPhone} hours={staffedHours} links={[]} />}
      nav={
        <>
          <HeaderLink label="Shop Parts" href="/shop/all" current={isUnder("/shop/")} />
          <HeaderLink label="Toolbox" href="/the-toolbox" current={isUnder("/the-toolbox")} />
        </>
      }
      search={<SearchForm query={query} onSearch={(term) => void navigate(searchHref(term) ?? "/shop/all")} />}
      plate={plate && selected && <Plate vehicle={plate.vehicle} engine={plate.engine ?? undefined} href={selected.description.shopUrl} />}
    />
  )
})
