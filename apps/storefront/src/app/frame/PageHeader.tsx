import { toolboxHref } from "@camber/domain/navigation"
import { Header, HeaderLink, HeaderAction } from "./view/header/Header.tsx"
import { TopBar } from "./view/top-bar/TopBar.tsx"
import { observer } from "mobx-react-lite"
import { useLocation } from "react-router-dom"
import { AccountLink } from "./AccountLink.tsx"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { CartLink } from "../../features/cart/CartLink.tsx"
import { GarageButton } from "../../features/garage/GarageButton.tsx"
import { menuHref } from "../../foundation/page/hrefs.ts"
import { useMenuOpener, prefetchToolboxBlade } from "../../features/navigation/drawers.ts"
import { NavigationStore } from "../../features/navigation/NavigationStore.ts"
import { PageProgress } from "../../features/navigation/PageProgress.tsx"
import { ToolboxStore } from "../../features/navigation/ToolboxStore.ts"
import { PointsWorthStore } from "../../features/rewards/PointsWorthStore.ts"
import { SearchField } from "../../features/search/SearchField.tsx"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"

const REWARDS_HREF = "/pages/rewards"

/** NAV-02, NAV-03 */
const service = [
  { label: "Rewards", href: REWARDS_HREF },
  { label: "Gift Cards", href: "/giftcards" },
  { label: "Deals", href: "/deals" },
  { label: "Track Order", href: "/Track/OrderLocator" },
  { label: "Help Center", href: "/info/helpcenter" }
]

export const PageHeader = observer(function PageHeader() {
  const settings = useStore(SettingsStore)
  const worth = useStore(PointsWorthStore).text
  const { pathname } = useLocation()
  const isUnder = (path: string) => pathname.startsWith(path)
  return (
    <Header
      shopName={settings.brandName}
      logo={settings.logo}
      top={
        <>
          <PageProgress />
          <TopBar
            phone={settings.contactPhone}
            hours={settings.hours}
            links={service
              .filter(({ href }) => !settings.hiddenPages.includes(href))
              .map((link) => (link.href === REWARDS_HREF ? { ...link, badge: worth } : link))}
          />
        </>
      }
      menu={<MenuLink />}
      nav={
        <>
          <HeaderLink label="Shop Parts" href="/shop/all" current={isUnder("/shop/")} />
          {!settings.hiddenPages.includes(toolboxHref) && <ToolboxLink isCurrent={isUnder(toolboxHref)} />}
        </>
      }
      search={<SearchField />}
      plate={<GarageButton />}
      actions={
        <>
          <HeaderAction icon="bookmark" caption="My" label="List" href="/buildlist" />
          <AccountLink />
          <CartLink />
        </>
      }
    />
  )
})

/** Separate from the header, so that a click rerenders only its own control. */
const MenuLink = observer(function MenuLink() {
  return <HeaderLink label="Menu" icon="menu" href={menuHref} opener={useMenuOpener(useStore(NavigationStore), "main")} />
})

const ToolboxLink = observer(function ToolboxLink({ isCurrent }: { readonly isCurrent: boolean }) {
  const toolbox = useStore(ToolboxStore)
  const blade = { expanded: toolbox.isOpen, onOpen: () => toolbox.open(), onNear: prefetchToolboxBlade }
  return <HeaderLink label="Toolbox" href={toolboxHref} current={isCurrent} opener={blade} />
})
