import { hasCondensedFooter } from "@camber/domain/navigation"
import { Footer } from "./view/footer/Footer.tsx"
import { ThemeToggle } from "./view/theme-toggle/ThemeToggle.tsx"
import { observer } from "mobx-react-lite"
import { useLocation, useRouteLoaderData } from "react-router-dom"
import { ThemeStore } from "../../features/theme/ThemeStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import type { FrameData } from "../../foundation/page/Pages.ts"
import { FlagStore } from "../../features/flags/FlagStore.ts"
import { SignupButton } from "../../features/signup/SignupButton.tsx"
import { footerColumns } from "./footerColumns.ts"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"

/** The footer of every page: full, or condensed on pages without distractions. */
const SiteFooter = observer(function SiteFooter() {
  const settings = useStore(SettingsStore)
  const theme = useStore(ThemeStore)
  const flags = useStore(FlagStore)
  const categories = useRouteLoaderData<FrameData>("frame")?.categories ?? []
  const { pathname } = useLocation()
  const isCondensed = hasCondensedFooter(pathname)
  return (
    <Footer
      phone={settings.contactPhone}
      hours={settings.hours}
      shopName={settings.brandName}
      logo={settings.logo}
      columns={isCondensed ? [] : footerColumns(categories, (feature) => flags.isOn(feature), settings.links, settings.hiddenPages)}
      offer={!isCondensed && <SignupButton />}
      owner={`© ${settings.brandName}`}
      tools={<ThemeToggle theme={theme.theme} onToggle={() => void theme.toggle()} />}
    />
  )
})
export default SiteFooter
