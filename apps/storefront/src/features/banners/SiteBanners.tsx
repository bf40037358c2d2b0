import { type Banner as BannerModel, getBannerClick } from "@camber/domain/banners"
import { Banner } from "./view/banner/Banner.tsx"
import { observer } from "mobx-react-lite"
import { useEffect, useRef, useState } from "react"
import { useLocation, useRouteLoaderData } from "react-router-dom"
import { useOwnStore } from "../../foundation/runtime/StoreContext.ts"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import type { FrameData } from "../../foundation/page/Pages.ts"
import { BannersStore } from "./BannersStore.ts"

const bannerOffer: LazyComponent<{ readonly banner: BannerModel | null; readonly onClose: () => void }> = () => import("./BannerOffer.tsx")

/** Current banners in the order received (BAN-03). Loads in its own chunk. */
const SiteBanners = observer(function SiteBanners() {
  const drawn = useRouteLoaderData<FrameData>("frame")?.banners ?? []
  const store = useOwnStore(BannersStore, drawn)
  const [described, describe] = useState<BannerModel | null>(null)
  useRefreshOnNewPage(store)
  const { banners, isDismissable } = store.state
  return (
    <>
      {banners.length > 0 && (
        <section aria-label="Announcements">
          {banners.map((banner) => (
            <SiteBanner
              key={banner.id}
              banner={banner}
              onDescribe={() => describe(banner)}
              onDismiss={isDismissable ? () => void store.dismiss(banner.id) : undefined}
            />
          ))}
        </section>
      )}
      <Lazy load={bannerOffer} isWanted={described !== null} props={{ banner: described, onClose: () => describe(null) }} />
    </>
  )
})
export default SiteBanners

interface SiteBannerProps {
  readonly banner: BannerModel
  readonly onDescribe: () => void
  readonly onDismiss: (() => void) | undefined
}

const SiteBanner = ({ banner, onDescribe, onDismiss }: SiteBannerProps) => {
  const click = getBannerClick(banner)
  const more = { Describe: banner.promoCodeDescription && "Details", Go: banner.linkText, Nothing: null }[click._tag]
  return (
    <Banner
      kind={banner.bannerType.name}
      title={banner.title}
      mobileTitle={banner.mobileTitle}
      description={banner.description}
      promoCode={banner.promoCode}
      href={click._tag === "Go" ? click.href : null}
      linkText={more}
      onPress={click._tag === "Describe" ? onDescribe : undefined}
      dismissKey={onDismiss && banner.id}
      onDismiss={onDismiss}
    />
  )
}

const useRefreshOnNewPage = (store: BannersStore): void => {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    void store.refresh()
  }, [store, pathname])
}
