import { reaction } from "mobx"
import type { FlagStore } from "./FlagStore.ts"

/**
 * Cards are rendered for all visitors. This visitor's flag decides whether savings appear on green, which causes no layout shift
 * (FLAG-09).
 */
export const syncSaveRibbon = (flags: FlagStore): (() => void) =>
  reaction(
    () => flags.isOn("greenSaveRibbon"),
    (isGreen) => {
      if (isGreen) delete document.documentElement.dataset["saveRibbon"]
      else document.documentElement.dataset["saveRibbon"] = "plain"
    },
    { fireImmediately: true }
  )
