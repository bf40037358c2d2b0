import { hasCondensedFooter } from "@camber/domain/navigation"
import { Footer, ThemeToggle } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useLocation, useRouteLoaderData } from "react-router-dom"
import { ThemeStore } from "../appearance/ThemeStore.ts"
import { useStore } from "../composition/StoreContext.ts"
import type { FrameData } from "../navigation/Pages.ts"
import { footerColumns } from "./footerColumns.ts"
import { SettingsStore, staffedHours } from "./SettingsStore.ts"

/** The footer of every page: full, or condensed where nothing should lead away. */
const SiteFooter = observer(function SiteFooter() {
  const settings = useStore(SettingsStore)
  const theme = useStore(ThemeStore)
  const categories = useRouteLoaderData<FrameData>("frame")?.categories ?? []
  const { pathname } = useLocation()
  return (
    <Footer
      phone={settings.contactPhone}
      hours={staffedHours}
      columns={hasCondensedFooter(pathname) ? [] : footerColumns(categories)}
      owner={`© ${settings.brandName}`}
      tools={<ThemeToggle theme={theme.theme} onToggle={() => void theme.toggle()} />}
    />
  )
})
export default SiteFooter
