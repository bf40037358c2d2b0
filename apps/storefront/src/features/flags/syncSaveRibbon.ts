import { reaction } from "mobx"
import type { FlagStore } from "./FlagStore.ts"

/** Cards are drawn for everybody; whether savings are told on green this visitor's flag decides, by a colour that moves nothing (FLAG-09). */
export const syncSaveRibbon = (flags: FlagStore): (() => void) =>
  reaction(
    () => flags.isOn("greenSaveRibbon"),
    (isGreen) => {
      if (isGreen) delete document.documentElement.dataset["saveRibbon"]
      else document.documentElement.dataset["saveRibbon"] = "plain"
    },
    { fireImmediately: true }
  )
