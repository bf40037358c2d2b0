import type { ArticleRow } from "../article.ts"
import { coolingAndSteamVents } from "./cooling-and-steam-vents.ts"
import { fuelSystemForAnLs } from "./fuel-system-for-an-ls.ts"
import { lsSwapChecklist } from "./ls-swap-checklist.ts"
import { oilPanAndMountPosition } from "./oil-pan-and-mount-position.ts"
import { standaloneWiring } from "./standalone-wiring.ts"
import { tellingLsEnginesApart } from "./telling-ls-engines-apart.ts"
import { transmissionsBehindAnLs } from "./transmissions-behind-an-ls.ts"

export const lsSwap: ReadonlyArray<ArticleRow> = [
  lsSwapChecklist,
  tellingLsEnginesApart,
  oilPanAndMountPosition,
  standaloneWiring,
  fuelSystemForAnLs,
  transmissionsBehindAnLs,
  coolingAndSteamVents
]
