import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { buildSheetFormHref } from "../../foundation/page/hrefs.ts"

const section: LazyComponent = () => import("./BuildSheetSection.tsx")

/** Loads the build sheet of the selected car after hydration. Without scripts, a link leads to it. */
export const LazyBuildSheet = () => (
  <>
    <noscript>
      <p className="block">
        <a className="link" href={buildSheetFormHref}>
          Build sheet: your car as it is now
        </a>
      </p>
    </noscript>
    <Lazy load={section} isWanted />
  </>
)
