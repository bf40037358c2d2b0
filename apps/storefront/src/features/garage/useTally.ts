import type { CustomerProject } from "@camber/domain/garage"
import { useState } from "react"
import { useFirstSign } from "../../foundation/late/useFirstSign.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import type { TallyLink } from "./askTally.ts"

/** What is said of each project, by its id. */
export type TallyOf = ReadonlyMap<string, ReadonlyArray<TallyLink>>
type Tally = (projects: ReadonlyArray<CustomerProject>) => TallyOf

/** What the shopper has for each project. It is asked for, and its code comes, at the first sign of a person; until then nothing is said. */
export const useTally = (): Tally => {
  const runtime = useStore(AppRuntime)
  const [tally, setTally] = useState<Tally>(() => nothing)
  useFirstSign(() => {
    const fetch = async () => {
      const { askHeld, tallyLinks } = await import("./askTally.ts")
      const end = await runtime.run(askHeld)
      if (end._tag === "Done") setTally(() => (projects: ReadonlyArray<CustomerProject>) => tallyLinks(projects, end.value))
    }
    // Without it the page is whole: it is asked for again with the next one.
    fetch().catch(() => undefined)
  })
  return tally
}

const nothing: Tally = () => new Map()
