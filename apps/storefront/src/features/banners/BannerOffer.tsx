import "@camber/ui/overlays.css"
import "./banners.css"
import type { Banner } from "@camber/domain/banners"
import { PromoModal } from "./view/promo-modal/PromoModal.tsx"
import { useState } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ToastStore } from "../toasts/ToastStore.ts"
import { copyPromoCode } from "./copyPromoCode.ts"

/** Full description of a banner's offer (BAN-08). Loads in its own chunk. */
export default function BannerOffer({ banner, onClose }: { readonly banner: Banner | null; readonly onClose: () => void }) {
  const notices = useStore(ToastStore)
  const [shown, show] = useState(banner)
  // Keeps the content during the closing animation.
  if (banner !== null && banner !== shown) show(banner)
  if (shown === null) return null
  const { linkText, promoCode, promoCodeDescription, title, url } = shown
  return (
    <PromoModal
      open={banner !== null}
      onClose={onClose}
      title={title ?? "Promotion"}
      description={promoCodeDescription ?? ""}
      code={promoCode}
      onCopy={() => copyPromoCode(promoCode ?? "", notices)}
      link={url === null ? undefined : { label: linkText ?? "See the parts", href: url }}
    />
  )
}
