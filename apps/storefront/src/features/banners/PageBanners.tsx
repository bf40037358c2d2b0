import { atFirstSign } from "../../foundation/late/atFirstSign.ts"
import { LateRegion } from "../../foundation/late/LateRegion.tsx"
import { siteBanners } from "./siteBanners.ts"

const atSign = (_region: HTMLElement, wish: () => void) => atFirstSign(wish)

/** The banners above the header. Those that this browser dismissed are hidden before the first paint by the document's inline script. */
export const PageBanners = () => <LateRegion id="banners" late={siteBanners} wake={atSign} />
