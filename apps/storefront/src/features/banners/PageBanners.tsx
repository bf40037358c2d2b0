import { LateRegion } from "../../foundation/late/LateRegion.tsx"
import { atFirstSign } from "../../foundation/late/atFirstSign.ts"
import type { LateComponent } from "../../foundation/late/LateComponent.ts"

/** The server loads it before it draws; the browser with the first sign of a person, where there are any banners. */
export const siteBanners: LateComponent = () => import("./SiteBanners.tsx")

const atSign = (_region: HTMLElement, wish: () => void) => atFirstSign(wish)

/** The banners above the header. Those that this browser dismissed are hidden before the first paint by the document's inline script. */
export const PageBanners = () => <LateRegion id="banners" late={siteBanners} props={{}} wake={atSign} />
