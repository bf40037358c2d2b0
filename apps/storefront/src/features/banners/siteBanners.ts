import { lateComponent } from "../../foundation/late/lateComponent.ts"

/** The server loads it before it draws; the browser with the first sign of a person, where there are any banners. */
export const siteBanners = lateComponent(() => import("./SiteBanners.tsx"))
