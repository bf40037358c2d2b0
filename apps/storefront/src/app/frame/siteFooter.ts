import { lateComponent } from "../../foundation/late/lateComponent.ts"

/** The server loads it before it draws; the browser when the footer is near. */
export const siteFooter = lateComponent(() => import("./SiteFooter.tsx"))
