import "@camber/ui/overlays.css"
import "./install.css"
import { installHref } from "@camber/domain/install"
import { Breadcrumbs, Button, InlineAlert, PageTitle, QrCode, SectionHead } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { breadcrumbs } from "../../foundation/page/structuredData.ts"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { InstallDialog } from "./InstallDialog.tsx"
import { InstallStore } from "./InstallStore.ts"

const trail = [{ label: "Home", href: "/" }]
const here = { label: "Install the App", href: "/pages/appInstall" }

/** Install steps of each kind of device, for visitors who read them elsewhere or without scripts. */
const ways = [
  ["iPhone and iPad", "In Safari, tap Share, then Add to Home Screen, then Add."],
  ["Android", "In Chrome, open the menu and tap Install app or Add to Home screen."],
  ["Mac", "In Safari, open the File menu and choose Add to Dock. In Chrome, click the install icon in the address bar."],
  ["Windows, Linux and ChromeOS", "In Chrome or Edge, click the install icon in the address bar."]
] as const

/** Offers to install the app on this device, or on the phone that scans the code (PWA-14, PWA-15). */
export const Component = () => {
  const { brandName, publicOrigin } = useStore(SettingsStore)
  return (
    <div className="wrap">
      <Breadcrumbs items={trail} current={here.label} />
      <PageTitle title={here.label} note="the whole shop, one tap from your home screen" />
      <div className="install">
        <section className="install__here" aria-labelledby="here">
          <SectionHead id="here" title="On this device" />
          <p>
            {brandName} opens from your home screen in its own window. It has the same garage, lists and cart, and takes almost no space.
          </p>
          <InstallHere />
        </section>
        <section aria-labelledby="phone">
          <SectionHead id="phone" title="On your phone" />
          <div className="install__code">
            <QrCode text={installHref(publicOrigin)} label="QR code that opens this page on your phone" />
            <p>Point your phone’s camera at the code. It opens this page there.</p>
          </div>
        </section>
        <section aria-labelledby="ways">
          <SectionHead id="ways" title="How to Install" />
          <dl className="install__ways">
            {ways.map(([device, way]) => (
              <div key={device}>
                <dt>{device}</dt>
                <dd>{way}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  )
}

/** Shows the install options of this device once its type is known. */
const InstallHere = observer(function InstallHere() {
  const install = useStore(InstallStore)
  const { isOffered, prompt } = install
  useEffect(() => {
    void install.ask()
    return install.follow()
  }, [install])
  if (isOffered === false)
    return <InlineAlert title="You can't install the app here.">It may already be installed, or your browser doesn't offer it.</InlineAlert>
  return (
    <>
      <div>
        <Button variant="primary" data-early disabled={isOffered === null} onClick={() => void install.offer()}>
          Install App
        </Button>
      </div>
      {prompt._tag !== "Closed" && <InstallDialog prompt={prompt} store={install} />}
    </>
  )
})

export const load: LazyPage<null>["load"] = async () => null

export const handle: PageHandle<null> = {
  head: (_, { settings }) => ({
    title: `${here.label} | ${settings.brandName}`,
    description: `Put ${settings.brandName} on your phone’s home screen: your garage, lists and cart, one tap away.`,
    canonicalPath: here.href,
    isIndexed: true,
    imagePath: null,
    structuredData: (origin) => [breadcrumbs(origin, [...trail, here])]
  })
}
