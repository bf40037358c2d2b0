import { Footer, ThemeToggle } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useRouteLoaderData } from "react-router-dom"
import { ThemeStore } from "../appearance/ThemeStore.ts"
import { useStore } from "../composition/StoreContext.ts"
import { toolboxCategories } from "../content/toolboxCategories.ts"
import type { FrameData } from "../navigation/Pages.ts"
import { SettingsStore, staffedHours } from "./SettingsStore.ts"

/** Categories in one column of the footer. */
const COLUMN = 9
const allParts = { label: "All Parts", href: "/shop/all" }

export const PageFooter = observer(function PageFooter() {
  const settings = useStore(SettingsStore)
  const theme = useStore(ThemeStore)
  const categories = useRouteLoaderData<FrameData>("frame")?.categories ?? []
  return (
    <Footer
      phone={settings.contactPhone}
      hours={staffedHours}
      columns={[
        { title: "Shop", links: [allParts, ...categories.slice(0, COLUMN)] },
        ...(categories.length > COLUMN ? [{ title: "More to shop", links: categories.slice(COLUMN) }] : []),
        { title: "Toolbox", links: toolboxCategories.map(({ name, path }) => ({ label: name, href: `/the-toolbox/${path}` })) }
      ]}
      owner={`© ${settings.brandName}`}
      tools={<ThemeToggle theme={theme.theme} onToggle={() => void theme.toggle()} />}
    />
  )
})
