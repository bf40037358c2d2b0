import { Header, HeaderLink, TopBar } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useLocation } from "react-router-dom"
import { useStore } from "../composition/StoreContext.ts"
import { CartLink } from "../cart/CartLink.tsx"
import { GaragePlate } from "../garage/GaragePlate.tsx"
import { SearchField } from "../search/SearchField.tsx"
import { SettingsStore, staffedHours } from "./SettingsStore.ts"

export const PageHeader = observer(function PageHeader() {
  const settings = useStore(SettingsStore)
  const { pathname } = useLocation()
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
      search={<SearchField />}
      plate={<GaragePlate />}
      actions={<CartLink />}
    />
  )
})
