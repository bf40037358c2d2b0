import "@camber/ui/overlays.css"
import "./navigation.css"
import { canGoBack, panelTitle, topPanel } from "@camber/domain/navigation"
import { Button, Icon, LinkButton, SwitchButton } from "@camber/ui"
import { Drawer } from "@camber/ui/overlays"
import { NavPanels } from "./view/nav-drawer/NavPanels.tsx"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { ThemeStore } from "../theme/ThemeStore.ts"
import { AccountStore } from "../account/AccountStore.ts"
import { useDeferredContent } from "../../foundation/lazy/useFirstInteraction.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { FlagStore } from "../flags/FlagStore.ts"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { NavigationStore } from "./NavigationStore.ts"
import { PanelContent } from "./PanelContent.tsx"

/**
 * The menu over the page, opened from the left: stacked panels, a row with back and close buttons, and contact links (NAV-20 to NAV-29).
 */
const NavigationDrawer = observer(function NavigationDrawer() {
  const navigation = useStore(NavigationStore)
  const { drawer } = navigation
  const isFilled = useDeferredContent(drawer.isOpen)
  const close = () => navigation.act({ _tag: "Closed" })
  return (
    <Drawer
      open={drawer.isOpen}
      onClose={close}
      side="left"
      title={panelTitle(topPanel(drawer))}
      onBack={canGoBack(drawer) ? () => navigation.act({ _tag: "Popped" }) : undefined}
      footer={
        isFilled && (
          <>
            <ThemeSwitch />
            <AskAPerson onFollow={close} />
            <SignOut />
          </>
        )
      }
    >
      {isFilled && (
        <NavPanels
          panels={drawer.panels.map((panel, depth) => ({
            title: panelTitle(panel),
            content: <PanelContent panel={panel} opened={drawer.panels[depth + 1] ?? null} />
          }))}
        />
      )}
    </Drawer>
  )
})
export default NavigationDrawer

/** Switches the theme (CTRL-35). */
const ThemeSwitch = observer(function ThemeSwitch() {
  const theme = useStore(ThemeStore)
  return <SwitchButton on={theme.theme === "dark"} label="Dark theme" onSwitch={() => void theme.toggle()} />
})

/** Sign-out button for signed-in visitors (NAV-17). */
const SignOut = observer(function SignOut() {
  const account = useStore(AccountStore)
  useEffect(() => void account.ask(), [account])
  return account.profile?.isRegistered ? (
    <Button variant="ghost" busy={account.isSigningOut} onClick={() => void account.signOut()}>
      Sign Out
    </Button>
  ) : null
})

const AskAPerson = observer(function AskAPerson({ onFollow }: { readonly onFollow: () => void }) {
  const { contactPhone } = useStore(SettingsStore)
  const flags = useStore(FlagStore)
  return (
    <>
      <LinkButton href={`tel:${contactPhone}`}>
        <Icon name="phone" />
        Call Now {contactPhone}
      </LinkButton>
      {flags.isOn("contactUsForm") && (
        <LinkButton variant="ghost" href="/info/helpcenter#contactform" onClick={onFollow}>
          Contact Us
        </LinkButton>
      )}
    </>
  )
})
