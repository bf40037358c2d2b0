import { LazyRegion } from "../../foundation/late/LazyRegion.tsx"
import { onFirstInteraction } from "../../foundation/late/onFirstInteraction.ts"
import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"

/** The server loads it before it draws; the browser with the first sign of a person, where there are any banners. */
export const siteBanners: LazyComponent = () => import("./SiteBanners.tsx")

const atSign = (_region: HTMLElement, wish: () => void) => onFirstInteraction(wish)

/** The banners above the header. Those that this browser dismissed are hidden before the first paint by the document's inline script. */
export const PageBanners = () => <LazyRegion id="banners" late={siteBanners} props={{}} wake={atSign} />
